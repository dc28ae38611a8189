/**
 * Sentences and stories in the language of the page; `src/vitral/teller/speaker.py` does the same in Python.
 *
 * What a fact is, its name says. Which message is said comes from the server: nothing here chooses one.
 */

import { card } from "../cards.svelte";
import { capital, colorText, diceText, dieText, listText, pointsText } from "./labels";
import { FACT_KINDS, type FactKind, type Sentence, type StoryLine } from "../protocol";
import { hasMessage, say, type Facts } from "./translator.svelte";

type Names = readonly string[];
type Fact = NonNullable<Sentence["facts"]>[string];
type Part = string | Sentence;

/** A sentence of the story. */
export interface StoryItem {
  /** The index of its first entry. */
  at: number;
  /** Whose doing it was; −1 is the table itself. */
  seat: number;
  round: number;
  /** −1 if it is not part of a turn. */
  turn: number;
  text: string;
  /** The dice that it names, and the spaces of the seat's window. */
  dice: string[];
  spaces: string[];
}

/** The `turn` of entries that are said when they happen and left out of the story afterwards. */
const NEWS = -2;
/** The values of fields that are left out of a sent entry. */
const DEFAULTS = { seat: -1, round: 0, turn: -1, by: "" };

/** A sentence in words; `names` are those of the seats of the table. */
export function sentenceText({ message, facts = {} }: Sentence, names: Names = []): string {
  return say(message, factTexts(facts, names));
}

/** Sentences one after the other. */
export function sentencesText(sentences: readonly Sentence[], names: Names = []): string {
  return sentences.map((sentence) => sentenceText(sentence, names)).join(" ");
}

/**
 * An entry without who did it; nothing for what goes without saying. `joined`: it is not the first of its sentence.
 * `you`: whoever reads it did it, and is called so ("You take", not "You takes").
 */
export function entryText(entry: StoryLine, names: Names, joined = false, you = false): string {
  const { message, by: _, ...facts } = { ...DEFAULTS, ...entry };
  const ways = [you && joined && ".you-joined", you && ".you", joined && ".joined"];
  const way = ways.find((variant) => variant && hasMessage(message + variant)) || "";
  return say(message + way, factTexts(facts, names));
}

/** The entries as sentences: one for each turn, and one for each thing that stands alone. `you`: the reader's seat. */
export function storyLines(
  entries: readonly StoryLine[],
  names: Names,
  { news = false, you = seatOfYou(names) } = {},
): StoryItem[] {
  const found: { at: number; first: StoryLine & typeof DEFAULTS; clauses: string[]; all: StoryLine[] }[] = [];
  let last: typeof DEFAULTS | undefined;
  entries.forEach((sent, at) => {
    const entry = { ...DEFAULTS, ...sent };
    if (entry.turn === NEWS && !news) return;
    const same = last !== undefined && sameTurn(last, entry);
    last = entry;
    if (!same) found.push({ at, first: entry, clauses: [], all: [] });
    const { clauses, all } = found.at(-1)!;
    all.push(sent);
    const words = entryText(entry, names, clauses.length > 0, entry.seat === you);
    if (words) clauses.push(words);
  });
  return found
    .filter(({ clauses }) => clauses.length)
    .map(({ at, first, clauses, all }) => ({
      at,
      seat: first.seat,
      round: first.round,
      turn: first.turn,
      text: fullSentence(first, clauses, names),
      dice: all.flatMap((entry) => factsOfKind(entry, "die", "dice")),
      spaces: all.flatMap((entry) => ("space" in entry && typeof entry.space === "string" ? [entry.space] : [])),
    }));
}

/** The seat that is called "You", and so is spoken to; −2 if there is none. */
function seatOfYou(names: Names): number {
  const seat = names.indexOf(say("player-you"));
  return seat < 0 ? -2 : seat;
}

/** The facts of an entry that are dice. */
function factsOfKind(entry: StoryLine, ...kinds: FactKind[]): string[] {
  const facts = Object.entries(entry) as [string, unknown][];
  return facts.flatMap(([name, fact]) => (kinds.includes(FACT_KINDS[name]!) ? (fact as string | string[]) : []));
}

function fullSentence({ seat, by }: typeof DEFAULTS, clauses: string[], names: Names): string {
  const name = names[seat];
  const words = listText(clauses);
  const text = name ? say("story-sentence", { name, words }) : say("story-table", { words });
  return by === "timer" ? `${text} ${say("story-by-timer")}` : text;
}

/** Whether two entries, one after the other, belong to one sentence. */
function sameTurn(first: typeof DEFAULTS, second: typeof DEFAULTS): boolean {
  return second.turn >= 0 && first.seat === second.seat && first.round === second.round && first.turn === second.turn;
}

// -- facts ---------------------------------------------------------------------------------------------------------

const KINDS: Record<FactKind, (fact: never, names: Names) => string> = {
  die: (die: string) => die && dieText(die),
  dice: (dice: string[]) => diceText(dice) || say("no-dice"),
  card: (id: string) => card(id).name,
  cards: (ids: string[]) => listText(ids.map((id) => say("card-quoted", { card: card(id).name }))),
  seat: (seat: number, names) => names[seat] ?? "",
  color: (letter: string) => colorText(letter),
  spaces: (spaces: string[]) => spaces.join(", "),
  list: (parts: Part[], names) => joinedParts(parts, names),
  moves: (parts: Part[], names) => capital(joinedParts(parts, names)),
  points: (points: number) => pointsText(points),
  gain: (points: number) => pointsText(points, true),
};

function factTexts(facts: Record<string, Fact>, names: Names): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, factText(FACT_KINDS[name], fact, names)]),
  );
}

function factText(kind: FactKind | undefined, fact: Fact, names: Names): string | number {
  if (Array.isArray(fact)) return kind ? KINDS[kind](fact as never, names) : joinedParts(fact, names);
  if (typeof fact === "object") return sentenceText(fact, names);
  return kind ? KINDS[kind](fact as never, names) : fact;
}

function joinedParts(parts: readonly Part[], names: Names): string {
  return listText(parts.map((part) => (typeof part === "string" ? part : sentenceText(part, names))));
}

/** Returns the index of the first sentence after the viewer's last turn; −1 if there is none. */
export function sinceTurn(items: readonly StoryItem[], viewer: number | null): number {
  if (viewer === null) return -1;
  const last = items.map((item) => item.seat === viewer && item.turn >= 0 && item.round > 0).lastIndexOf(true);
  return last < 0 || last === items.length - 1 ? -1 : last + 1;
}
