/** What may be chosen now, and what may be asked about, in full words and in groups. The server says what is legal. */

import { askedAt, dieAt, SPACES } from "../glass/glass";
import { card, patternOf } from "../lib/cards.svelte";
import { askWords, dieWords } from "../lib/naming";
import type { Choice, Scene } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import type { Play } from "../table/play.svelte";
import { buttonWords } from "../table/prompt";
import { priceWords } from "../table/telling";

export interface Offer extends Choice {
  words: string;
  /** What else is good to know before choosing it. */
  about: string;
}

export interface Group {
  title: string;
  offers: Offer[];
}

/** Keys of `scene.legal` by how they begin, in the order in which they are told, each with the title of its group. */
const TITLES: readonly [string, (scene: Scene) => string][] = [
  ["pool", () => say("draft-pool")],
  ["own", () => say("own-dice")],
  ["glass", (scene) => (scene.glass ? card(scene.glass.board).name : say("kind-glass"))],
  ["space", () => say("text-spaces")],
  ["value", () => say("choose-value")],
  ["track", () => say("round-track")],
  ["tool", () => say("tools")],
  ["inspiration", () => say("kind-inspiration")],
  ["seat", () => say("text-checks")],
];

export function groupsOf(play: Play): Group[] {
  if (play.readonly) return [];
  const { scene, names } = play;
  return TITLES.map(([head, title]) => ({
    title: title(scene),
    offers: scene.legal.filter(({ on }) => on.split(":")[0] === head).map((choice) => offerOf(choice, scene, names)),
  })).filter((group) => group.offers.length);
}

/** The buttons that stand alone: `stop`, `leave`, `go`, `keep_all`. */
export function plainOffers(play: Play): Offer[] {
  if (play.readonly) return [];
  const plain = play.scene.legal.filter(({ on }) => on.startsWith("button:") && on !== "button:pass");
  return plain.map((choice) => ({ ...choice, about: "", words: choice.action === "keep all" ? say("text-keep-all") : buttonWords(choice.on.slice(7), play.scene.step) }));
}

function offerOf(choice: Choice, scene: Scene, names: readonly string[]): Offer {
  return { ...choice, words: choiceWords(choice.action, scene, names), about: aboutOf(choice, scene) };
}

/** A choice in full words, by its action: `take R4` is "Take: red 4". */
export function choiceWords(action: string, scene: Scene, names: readonly string[]): string {
  const [verb = "", thing = ""] = action.split(" ");
  const [what = "", at = ""] = thing.split("@");
  const lies = dieAt(scene.windows[scene.seat]?.dice ?? [], what);
  switch (verb) {
    case "take":
      return say("text-take", { die: at ? say("die-at", { die: dieWords(what), where: say("on-place", { place: at }) }) : dieWords(what) });
    case "own":
      return say(scene.step.startsWith("swap") ? "text-swap" : scene.step.startsWith("pick") ? "text-pick" : "text-own", { die: dieWords(what) });
    case "glass":
      return say("text-glass", { die: dieWords(what), count: Math.max(scene.glass?.price ?? 0, 0) });
    case "place":
      return say("text-place", { die: dieWords(scene.hand), space: what });
    case "lift":
      return say("text-lift", { die: dieWords(lies), space: what });
    case "remove":
      return say("text-remove", { die: dieWords(lies), space: what });
    case "tool":
      return toolWords(what, scene);
    case "gather":
      return say("text-gather", { card: card(what).name });
    case "set":
      return say("set-value", { value: what });
    case "track":
      return say("text-track", { die: dieWords(what), round: at });
    case "check":
      return say("text-check", { name: names[Number(what) - 1] ?? "" });
    case "inspire":
      return say("text-inspire", { card: card(scene.inspirations[scene.seat]?.id ?? "").name });
    case "pay":
      return say("text-pay", { die: dieWords(what) });
    case "keep":
      return say("text-keep", { die: dieWords(what) });
    default:
      return action;
  }
}

function toolWords(id: string, scene: Scene): string {
  const tool = scene.tools.find((one) => one.id === id);
  return tool ? say("text-use", { card: card(id).name, price: priceWords(tool) }) : card(id).name;
}

function aboutOf({ action, spaces = [] }: Choice, scene: Scene): string {
  const [verb = "", what = ""] = action.split(" ");
  if (verb === "tool") return card(what).text;
  if (verb === "inspire") return card(scene.inspirations[scene.seat]?.id ?? "").text;
  if (verb === "place") return askWords(askedAt(patternOf(scene.windows[scene.seat]?.pattern ?? "").grid, what));
  if (!["take", "own", "glass"].includes(verb) || scene.hand || scene.step.startsWith("pick")) return "";
  return spaces.length ? say("text-fits", { spaces: spaces.join(", ") }) : say("text-fits-nowhere");
}

// -- what is not possible ------------------------------------------------------------------------------------------

export interface Question {
  action: string;
  words: string;
}

/** Everything of this step that a person might want to do and that is no choice: spaces, dice, tools, the inspiration. */
export function questionsOf(play: Play): Question[] {
  const { scene, names } = play;
  const legal = new Set(scene.legal.map(({ action }) => action));
  const actions = [...new Set([...spaceActions(scene), ...diceActions(scene), ...cardActions(scene)])];
  return actions.filter((action) => !legal.has(action)).map((action) => ({ action, words: choiceWords(action, scene, names) }));
}

function spaceActions({ hand, step, windows, seat }: Scene): string[] {
  if (hand && step.startsWith("place")) return SPACES.map((space) => `place ${space}`);
  const verb = step.startsWith("lift") ? "lift" : step === "remove" ? "remove" : "";
  return verb ? SPACES.filter((space) => dieAt(windows[seat]?.dice ?? [], space)).map((space) => `${verb} ${space}`) : [];
}

function diceActions({ step, pool, places, own, glass, seat }: Scene): string[] {
  const turn = step.startsWith("turn");
  const named = (verb: string, dice: readonly string[]): string[] => dice.map((die) => `${verb} ${die}`);
  if (step.startsWith("pay")) return named("pay", pool);
  if (step === "lighter track") return named("keep", pool);
  const taken = turn || step.startsWith("take") ? pool.map((die, at) => `take ${die}${places[at] ? `@${places[at]}` : ""}`) : [];
  return turn ? [...taken, ...named("own", own[seat] ?? []), ...named("glass", glass?.dice ?? [])] : taken;
}

function cardActions({ step, tools, inspirations, seat, using }: Scene): string[] {
  if (!step.startsWith("turn") || using) return [];
  return [...tools.map(({ id }) => `tool ${id}`), ...(inspirations[seat] ? ["inspire"] : [])];
}

/** At the beginning of a turn: dice that may be taken, each with the spaces it may not go on. */
export function misfitsOf(play: Play): { take: Offer; spaces: string[] }[] {
  const { scene, names } = play;
  if (scene.hand || !scene.step.startsWith("turn")) return [];
  const takes = scene.legal.filter(({ action }) => /^(take|own|glass) /.test(action));
  return takes.map((choice) => ({ take: offerOf(choice, scene, names), spaces: SPACES.filter((space) => !choice.spaces?.includes(space)) }));
}
