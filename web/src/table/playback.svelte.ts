/** Shows the updates of a table one after the other, so that other players and bots can be followed. */

import { motionEnabled, paceFactor } from "../lib/device/settings.svelte";
import { isTextView } from "../lib/device/table-view.svelte";
import type { Scene, StoryLine } from "../lib/protocol";
import { automaSteps, hasAutomaStep } from "./automa-steps";
import { isQuiet } from "./entry-sounds";
import type { ShownMoment } from "./scene-changes";

/** How long an update of another player is shown before the next one. */
const MOMENT_MS = 450;
/** A step of the Automa comes with a reason to be read. */
const STEP_MS = 1700;
/** With more updates than this waiting, a player is shown the oldest at once; a spectator sees all. */
const MAX_WAITING = 40;

/** Returns how long an update is shown at the usual pace, in milliseconds. */
function displayTime(moment: ShownMoment): number {
  if (hasAutomaStep(moment)) return STEP_MS;
  return moment.story.every(isQuiet) ? MOMENT_MS / 3 : MOMENT_MS;
}

export class Playback {
  /** What is on the screen: may lag behind the server while updates are played. */
  scene: Scene | null = $state.raw(null);
  story: StoryLine[] = $state.raw([]);
  deadline = $state(0);
  /** How many updates wait to be shown. */
  waiting = $state(0);

  #queue: ShownMoment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onshown: (entries: StoryLine[], before: Scene, after: Scene) => void;

  constructor(onshown: (entries: StoryLine[], before: Scene, after: Scene) => void) {
    this.#onshown = onshown;
  }

  /** The newest scene the server sent, shown or not. */
  get latest(): Scene {
    return (this.#queue.at(-1)?.scene ?? this.scene)!;
  }

  /** Shows a whole scene, and forgets the updates that wait. */
  begin(scene: Scene, story = this.story, deadline = this.deadline): void {
    this.#queue = [];
    this.#clearTimer();
    this.waiting = 0;
    this.scene = scene;
    this.story = story;
    this.deadline = deadline;
  }

  /** Shows an update once those before it were shown; `seat` is the viewer's, `plays` whether this page has a seat. */
  add(moment: ShownMoment, seat: number | null, plays: boolean): void {
    const before = this.latest;
    const mine = before.seat === seat && before.seat >= 0;
    // Own choices, and all updates without motion or in the text view, are shown immediately.
    if (!paceFactor() || !motionEnabled() || isTextView() || before.phase === "choosing" || document.hidden) {
      this.skip();
      return this.#show(moment);
    }
    const parts = automaSteps(before, moment);
    if (mine) {
      this.skip();
      this.#show(parts.shift()!);
    }
    if (!parts.length) return;
    this.#queue.push(...parts);
    while (plays && this.#queue.length > MAX_WAITING) this.#show(this.#queue.shift()!);
    this.waiting = this.#queue.length;
    if (this.#timer !== undefined) return;
    // The own choice is shown before its consequences.
    if (mine) this.#timer = setTimeout(() => this.#next(), paceFactor() * MOMENT_MS);
    else this.#next();
  }

  /** Shows everything that waits, at once. */
  skip(): void {
    while (this.#queue.length) this.#show(this.#queue.shift()!);
    this.#clearTimer();
    this.waiting = 0;
  }

  /** Shows nothing more by itself. */
  stop(): void {
    this.#clearTimer();
  }

  #next(): void {
    const moment = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!moment) {
      this.#timer = undefined;
      return;
    }
    this.#show(moment);
    this.#timer = setTimeout(() => this.#next(), paceFactor() * displayTime(moment));
  }

  #show(moment: ShownMoment): void {
    const before = this.scene;
    const undone = moment.undone ?? 0;
    const earlier = undone ? this.story.slice(0, this.story.length - undone) : this.story;
    this.story = moment.story.length ? [...earlier, ...moment.story] : earlier;
    this.scene = moment.scene;
    this.deadline = moment.deadline;
    if (before) this.#onshown(moment.story, before, moment.scene);
  }

  #clearTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
