/** The legal choices in groups, and the actions whose reasons may be asked for. The server sends both with their texts. */

import { dieAt, SPACES } from "../drawing/window-grid";
import { card } from "../lib/cards.svelte";
import { dieText } from "../lib/i18n/labels";
import type { Choice, Scene } from "../lib/protocol";
import { say } from "../lib/i18n/translator.svelte";
import type { BoardState } from "../table/board-state.svelte";
import { dieKey, elementKey, idOf, isOtherButton, kindOf, type ElementKind } from "../lib/table-elements";

export interface Offer {
  action: string;
  on: string;
  words: string;
  /** More information about the choice. */
  about: string;
}

export interface Group<Of> {
  title: string;
  offers: Of[];
}

/** Keys of elements by how they begin, in the order in which they are listed, each with the title of its group. */
const TITLES: readonly [ElementKind, (scene: Scene) => string][] = [
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

function groupByKind<Of extends { on: string }>(all: readonly Of[], scene: Scene): Group<Of>[] {
  const groups = TITLES.map(([head, title]) => ({
    title: title(scene),
    offers: all.filter(({ on }) => kindOf(on) === head),
  }));
  return groups.filter(({ offers }) => offers.length);
}

export function groupsOf(boardState: BoardState): Group<Offer>[] {
  return boardState.readonly
    ? []
    : groupByKind(
        boardState.scene.legal.map((choice) => offerOf(choice, boardState)),
        boardState.scene,
      );
}

/** The buttons that stand alone: `stop`, `leave`, `go`, `keep_all`. */
export function plainOffers(boardState: BoardState): Offer[] {
  if (boardState.readonly) return [];
  return boardState.scene.legal
    .filter(({ element }) => isOtherButton(element))
    .map((choice) => offerOf(choice, boardState));
}

function offerOf(choice: Choice, boardState: BoardState): Offer {
  return {
    action: choice.action,
    on: choice.element,
    words: boardState.sentenceText(choice.label),
    about: descriptionOf(choice, boardState),
  };
}

function descriptionOf({ details, action, element }: Choice, boardState: BoardState): string {
  if (details) return boardState.sentenceText(details);
  if (action.startsWith("tool ")) return card(idOf(element)).text;
  return element === "inspiration" ? card(boardState.scene.inspirations[boardState.scene.seat]?.id ?? "").text : "";
}

// -- what is not possible ------------------------------------------------------------------------------------------

/** An action that a person might want to do now and that is not legal. */
export interface Question {
  action: string;
  on: string;
  /** The thing it is about. */
  words: string;
}

/** Spaces, dice, tools and the inspiration, as far as this step is about them. */
export function questionsOf({ scene }: BoardState): Group<Question>[] {
  const legal = new Set(scene.legal.map(({ action }) => action));
  const all = [...spaces(scene), ...dice(scene), ...cards(scene)].filter(({ action }) => !legal.has(action));
  return groupByKind([...new Map(all.map((choice) => [choice.action, choice])).values()], scene);
}

function spaces({ question, windows, seat }: Scene): Question[] {
  const rows = windows[seat]?.dice ?? [];
  const about = (space: string, words: string): Question => ({
    action: `${question.verb} ${space}`,
    on: elementKey("space", space),
    words,
  });
  if (question.kind === "place") return SPACES.map((space) => about(space, space));
  if (question.kind !== "lift" && question.kind !== "remove") return [];
  return SPACES.filter((space) => dieAt(rows, space)).map((space) =>
    about(space, `${space}: ${dieText(dieAt(rows, space))}`),
  );
}

function dice({ question, pool, places, own, glass, seat }: Scene): Question[] {
  const about = (verb: string, kind: "pool" | "own" | "glass", die: string, place = 0): Question => {
    const key = place ? `${die}@${place}` : die;
    const words = place ? say("die-at", { die: dieText(die), where: say("on-place", { place }) }) : dieText(die);
    return { action: `${verb} ${key}`, on: dieKey(kind, die, place), words };
  };
  if (question.kind === "pay" || question.kind === "keep") return pool.map((die) => about(question.verb, "pool", die));
  if (question.kind !== "turn" && question.kind !== "take") return [];
  const taken = pool.map((die, at) => about("take", "pool", die, places[at]));
  if (question.kind === "take") return taken;
  return [
    ...taken,
    ...(own[seat] ?? []).map((die) => about("own", "own", die)),
    ...(glass?.dice ?? []).map((die) => about("glass", "glass", die)),
  ];
}

function cards({ question, tools, inspirations, seat }: Scene): Question[] {
  if (question.kind !== "turn" || question.card) return [];
  const held = inspirations[seat];
  const used = tools.map(({ id }) => ({ action: `tool ${id}`, on: elementKey("tool", id), words: card(id).name }));
  return held ? [...used, { action: "inspire", on: "inspiration", words: card(held.id).name }] : used;
}

/** At the beginning of a turn: dice that may be taken, each with the spaces it may not go on. */
export function misfitsOf(boardState: BoardState): { take: Offer; spaces: string[] }[] {
  const { scene } = boardState;
  if (scene.hand || scene.question.kind !== "turn") return [];
  const takes = scene.legal.filter(({ action }) => /^(take|own|glass) /.test(action));
  return takes.map((choice) => ({
    take: offerOf(choice, boardState),
    spaces: SPACES.filter((space) => !choice.spaces?.includes(space)),
  }));
}
