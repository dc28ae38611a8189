/** The state of a replay: its position, its perspective, and whether it plays. */

import type { StoryLine, ReplayFrame } from "../lib/protocol";
import { positionByKey, MS_PER_FRAME, roundAt, clampPosition, type Course, type Perspective } from "./replay-position";
import type { About, FrameLoader } from "./frame-loader";

export class ReplayPlayer {
  at = $state(0);
  perspective: Perspective = $state("all");
  playing = $state(false);
  speed = $state(1);
  about: About | null = $state.raw(null);
  frame: ReplayFrame | null = $state.raw(null);
  story: StoryLine[] = $state.raw([]);
  error: unknown = $state.raw(null);
  #reel: FrameLoader;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(reel: FrameLoader, at: number, perspective: Perspective) {
    this.#reel = reel;
    this.at = at;
    this.perspective = perspective;
  }

  course: Course = $derived({ last: (this.about?.plies ?? 1) - 1, rounds: this.about?.rounds ?? [] });
  round = $derived(roundAt(this.at, this.course));
  ended = $derived(this.about !== null && this.at >= this.course.last);

  /** Show a moment; if another one is asked for meanwhile, that one wins. */
  async show(at: number, perspective: Perspective = this.perspective): Promise<void> {
    this.at = this.about ? clampPosition(at, this.course) : at;
    this.perspective = perspective;
    const position = this.at;
    try {
      let frame = await this.#reel.frame(perspective, position);
      this.about = this.#reel.about;
      if (!frame) {
        // The address asked for a moment after the end.
        this.at = clampPosition(position, this.course);
        frame = await this.#reel.frame(perspective, this.at);
      } else if (this.at !== position || this.perspective !== perspective) return;
      if (frame) this.frame = frame;
      this.story = this.#reel.story(perspective, this.at);
      this.error = null;
    } catch (error) {
      this.error = error;
      this.pause();
    }
  }

  key(key: string): boolean {
    const to = positionByKey(key, this.at, this.course);
    if (to === null) return false;
    this.pause();
    void this.show(to);
    return true;
  }

  async play(): Promise<void> {
    if (this.ended) await this.show(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#step(), MS_PER_FRAME / this.speed);
  }

  async #step(): Promise<void> {
    if (!this.playing) return;
    await this.show(this.at + 1);
    if (this.ended) this.pause();
    else if (this.playing) this.#next();
  }
}
