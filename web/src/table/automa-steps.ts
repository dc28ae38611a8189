/**
 * What the Automa does, one thing after the other: the card, the pick, the swap, the payment.
 *
 * A server sends a whole turn of it as one update. Between what was and what is, each step shows no more than its entry
 * says; the last one is the moment as it was sent.
 */

import { placeOf } from "../drawing/window-grid";
import { FIRST_PRICE, LATER_PRICE } from "../lib/constants";
import type { ShownMoment } from "./scene-changes";
import type { StoryLine, Scene } from "../lib/protocol";

type Step = Extract<StoryLine, { message: `story-automa-${string}` }>;

/** Whether a line of the story tells a step of the Automa. */
export const isStep = (entry: StoryLine): entry is Step => entry.message.startsWith("story-automa-");

/** Whether the Automa does something in a moment. */
export const hasAutomaStep = ({ story }: ShownMoment): boolean => story.some(isStep);

/** A moment in steps; itself alone where there is but one. */
export function automaSteps(before: Scene, moment: ShownMoment): ShownMoment[] {
  const { story, scene } = moment;
  const first = story.findIndex(isStep);
  if (first < 0 || (first === 0 && story.filter(isStep).length < 2)) return [moment];
  const rolled = story.findIndex(({ message }) => message.startsWith("story-roll"));
  const after = rolled >= 0 && rolled < first;
  // The rolled dice are only known from the final scene, so the Automa's steps are reverted from there.
  const start = after ? story.slice(first).filter(isStep).reduceRight(revertStep, scene) : before;
  const still: Scene = {
    ...scene,
    ...automaVisibleState(start),
    seat: automaOf(scene),
    legal: [],
    can_undo: false,
    hand: "",
  };
  const found: ShownMoment[] = first ? [{ ...moment, story: story.slice(0, first), scene: still }] : [];
  let now = still;
  let shown = first;
  for (let at = first; at < story.length && isStep(story[at]!); at += 1) {
    now = applyStep(now, story[at] as Step);
    found.push({ ...moment, story: [story[at]!], scene: now, undone: 0 });
    shown = at + 1;
  }
  const rest = story.slice(shown);
  if (rest.length) return [...found, { ...moment, story: rest, undone: 0 }];
  return [...found.slice(0, -1), { ...found.at(-1)!, scene }];
}

const automaOf = (scene: Scene): number => scene.windows.length - 1;

/** What a step may change. */
function automaVisibleState({
  round,
  turn,
  pool,
  places,
  track,
  windows,
  tools,
  tokens,
  automa,
  glass,
  scores,
}: Scene) {
  return { round, turn, pool, places, track, windows, tools, tokens, automa, glass, scores };
}

function applyStep(scene: Scene, step: Step): Scene {
  switch (step.message) {
    case "story-automa-card":
      return scene.automa ? { ...scene, automa: { ...scene.automa, card: step.number } } : scene;
    case "story-automa-takes":
    case "story-automa-misfit":
      return withDie(withoutPlace(scene, step.place), step.space, step.die);
    case "story-automa-swaps":
      return withDie(withSwap(withoutPlace(scene, step.place), step.place, step.best, step.die), step.space, step.best);
    case "story-automa-pays":
      return withPayment(scene, step.card, step.tokens);
    default:
      return scene;
  }
}

function revertStep(scene: Scene, step: Step): Scene {
  switch (step.message) {
    case "story-automa-card":
      return scene.automa ? { ...scene, automa: { ...scene.automa, card: "" } } : scene;
    case "story-automa-takes":
    case "story-automa-misfit":
      return withDie(withPlace(scene, step.place, step.die), step.space, "--");
    case "story-automa-swaps":
      return withDie(
        withSwap(withPlace(scene, step.place, step.die), step.place, step.die, step.best),
        step.space,
        "--",
      );
    case "story-automa-pays":
      return withPayment(scene, step.card, -step.tokens);
    default:
      return scene;
  }
}

function withItem<T>(list: readonly T[], at: number, one: T): T[] {
  return list.map((old, here) => (here === at ? one : old));
}

function withoutPlace(scene: Scene, place: string): Scene {
  const gone = scene.places.indexOf(Number(place));
  const stays = (_: unknown, at: number): boolean => at !== gone;
  return { ...scene, pool: scene.pool.filter(stays), places: scene.places.filter(stays) };
}

function withPlace(scene: Scene, place: string, die: string): Scene {
  const at = scene.places.filter((one) => one < Number(place)).length;
  const { pool, places } = scene;
  return {
    ...scene,
    pool: [...pool.slice(0, at), die, ...pool.slice(at)],
    places: [...places.slice(0, at), Number(place), ...places.slice(at)],
  };
}

function withDie(scene: Scene, space: string, die: string): Scene {
  const at = automaOf(scene);
  const pane = scene.windows[at];
  const [row, column] = placeOf(space);
  if (!pane) return scene;
  const dice = withItem(pane.dice, row, withItem(pane.dice[row] ?? [], column, die));
  return { ...scene, windows: withItem(scene.windows, at, { ...pane, dice }) };
}

/** A round of the track with one die instead of another. */
function withSwap(scene: Scene, round: string, gone: string, there: string): Scene {
  const at = Number(round) - 1;
  const dice = scene.track[at] ?? [];
  return { ...scene, track: withItem(scene.track, at, withItem(dice, dice.indexOf(gone), there)) };
}

function withPayment(scene: Scene, card: string, tokens: number): Scene {
  const seat = automaOf(scene);
  const tools = scene.tools.map((tool) => {
    if (tool.id !== card) return tool;
    const lying = tool.tokens + tokens;
    return { ...tool, tokens: lying, price: lying ? LATER_PRICE : FIRST_PRICE };
  });
  return { ...scene, tools, tokens: scene.tokens.map((count, at) => (at === seat ? count - tokens : count)) };
}
