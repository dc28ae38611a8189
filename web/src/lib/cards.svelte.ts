/** The cards and their words, fetched once a language: `await loadCards()`, then `card("lathekin")`. */

import { api } from "./api";
import type { Language } from "./i18n/languages";
import { customWindow } from "./custom-windows";
import type { AutomaDeckCard, Card, CardInspiration, CardPattern, Cards, CardText } from "./protocol";
import { language, say } from "./i18n/translator.svelte";

type Kind = Card["kind"];
type CardOf<K extends Kind> = Extract<Card, { kind: K }>;
type CardsById = ReadonlyMap<string, Card>;
/** The points of an objective for each find, its picture, and the spaces it counts, if any. */
type Objective = CardText & { points: number; emblem: Record<string, string>; spaces: readonly string[] };

const FREE = [".....", ".....", ".....", "....."];
const NONE: CardsById = new Map();

/** By language; those of another edition than the newest by language and edition. */
let held: Record<string, CardsById> = $state.raw({});
const asked: Record<string, Promise<void> | undefined> = {};
let newest = 0;
/** The edition that the table on the screen was dealt from; 0 stands for the newest. */
let shown = $state(0);
const keyOf = (wanted: Language, edition: number): string =>
  edition && edition !== newest ? `${wanted}@${edition}` : wanted;

/** A card that no box holds is named by its id, so that a table of custom cards can still be read. */
function unknown(id: string): CardText {
  const name = customWindow(id)?.name ?? id.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase());
  return { id, name, text: "", note: "", certainty: "invented", sources: [], box: "" };
}

/** Take the cards of a language as the server sends them, of the newest edition or of another. */
export function storeCards(wanted: Language, { cards, edition }: Cards, other = 0): void {
  if (!other) newest = edition;
  held = { ...held, [keyOf(wanted, other)]: new Map(cards.map((card) => [card.id, card])) };
}

/** Fetch the cards in a language, and those of the edition that is shown; asking again costs nothing. */
export async function loadCards(wanted: Language = language.now): Promise<void> {
  await fetched(wanted, 0);
  if (keyOf(wanted, shown) !== wanted) await fetched(wanted, shown);
}

/** Switches to the cards of an edition; the newest if none is given. */
export async function showEdition(edition = 0): Promise<void> {
  shown = edition;
  await loadCards();
}

function fetched(wanted: Language, edition: number): Promise<void> {
  const key = keyOf(wanted, edition);
  return (asked[key] ??= api
    .cards(wanted, edition)
    .then((answer) => storeCards(wanted, answer, edition))
    .catch((problem: unknown) => {
      delete asked[key]; // so that the next call tries again
      throw problem;
    }));
}

/** Returns whether cards were requested, in any language. */
export function cardsRequested(): boolean {
  return Object.keys(asked).length > 0;
}

const now = (): CardsById => held[keyOf(language.now, shown)] ?? held[language.now] ?? NONE;
const isA = <K extends Kind>(card: Card | undefined, ...kinds: readonly K[]): card is CardOf<K> =>
  kinds.some((kind) => kind === card?.kind);

/** The words of a card. */
export function card(id: string): CardText {
  return now().get(id) ?? unknown(id);
}

export function isCard(id: string): boolean {
  return now().has(id);
}

export function patternOf(id: string): CardPattern {
  const found = now().get(id);
  if (isA(found, "pattern")) return found;
  // The Automa's pattern has columns of one color and is not a card.
  const grid = isA(found, "automa") ? FREE.map(() => found.columns) : FREE;
  return { kind: "pattern", ...card(id), difficulty: 0, grid, ...customWindow(id) };
}

export function objectiveOf(id: string): Objective {
  const found = now().get(id);
  if (isA(found, "private")) return found;
  return { ...(isA(found, "public") ? found : { ...card(id), points: 0, emblem: {} }), spaces: [] };
}

/** Returns the SVG path of a tool's picture, if it has one. */
export function toolPictureOf(id: string): string {
  const found = now().get(id);
  return isA(found, "tool") ? found.picture : "";
}

/** Returns the number printed on a tool, if it has one. */
export function toolNumberOf(id: string): number {
  const found = now().get(id);
  return isA(found, "tool") ? found.number : 0;
}

export function inspirationOf(id: string): CardInspiration {
  const found = now().get(id);
  return isA(found, "inspiration")
    ? found
    : { kind: "inspiration", ...card(id), per: "round", moment: "turn", price: 0, setup_tokens: 0, solo: true };
}

export function automaCardOf(id: string): AutomaDeckCard {
  const found = now().get(id);
  return isA(found, "automa_card") ? found : { kind: "automa_card", ...card(id), ...ownAutomaCard(id) };
}

/** What is on a card of a real table whose deck is not ours, by its id (docs/real-tables.md). */
function ownAutomaCard(id: string): Pick<AutomaDeckCard, "places" | "tool" | "effect" | "passion"> {
  const [, places = "", tool = "0", effect = "0"] = /^T([1-5]{4})([0-3])([0-3])/.exec(id) ?? [];
  return {
    places: [...places].map(Number),
    tool: Number(tool),
    effect: OWN_EFFECTS[Number(effect)] ?? "none",
    passion: Number(effect) > 1,
  };
}

/** What a card of the Automa may do besides, by the number in its id; the last two only with rare glass. */
export const OWN_EFFECTS = ["none", "second_die_at_once", "misfits_anywhere", "glass"] as const;

export function cardsReady(): boolean {
  return held[language.now] !== undefined;
}

/** All cards of a kind, in the order of their boxes. */
export function cardsOf<K extends Kind>(kind: K): CardOf<K>[] {
  return [...now().values()].filter((card) => isA(card, kind));
}

/** Whether a card's face is partly ours: marked wherever it is shown. */
export function isReconstructed(id: string): boolean {
  return card(id).certainty === "reconstructed";
}

export function cardTitle(id: string): string {
  return isReconstructed(id) ? `${card(id).name} (${say("our-reconstruction")})` : card(id).name;
}
