/**
 * Sentences and stories in the language of the page; `src/vitral/teller/speaker.py` does the same in Python.
 *
 * What a fact is, its name says. Which message is said comes from the server: nothing here chooses one.
 */

import { card } from "./cards.svelte";
import { capital, colorWords, diceWords, dieWords, listWords, pointsWords } from "./naming";
import { FACT_KINDS, type StoryLine, type FactKind, type Sentence } from "../protocol";
import { hasWords, say, type Facts } from "./words.svelte";

type Names = readonly string[];
type Fact = NonNullable<Sentence["facts"]>[string];
type Part = string | Sentence;

/** A sentence of the story. */
export interface Told {
  /** The index of its first entry. */
  at: number;
  /** Whose doing it was; −1 is the table itself. */
  seat: number;
  round: number;
  /** −1 if it is not part of a turn. */
  turn: number;
  text: string;
}

/** The `turn` of entries that are said when they happen and left out of the story afterwards. */
const NEWS = -2;
/** What is left out of an entry when it is sent. */
const DEFAULTS = { seat: -1, round: 0, turn: -1, by: "" };

/** A sentence in words; `names` are those of the seats of the table. */
export function sayIt({ message, facts = {} }: Sentence, names: Names = []): string {
  return say(message, inWords(facts, names));
}

/** Sentences one after the other. */
export function sayAll(said: readonly Sentence[], names: Names = []): string {
  return said.map((one) => sayIt(one, names)).join(" ");
}

/**
 * An entry without who did it; nothing for what goes without saying. `joined`: it is not the first of its sentence.
 * `you`: whoever reads it did it, and is called so ("You take", not "You takes").
 */
export function clause(entry: StoryLine, names: Names, joined = false, you = false): string {
  const { message, by: _, ...facts } = { ...DEFAULTS, ...entry };
  const ways = [you && joined && ".you-joined", you && ".you", joined && ".joined"];
  const way = ways.find((one) => one && hasWords(message + one)) || "";
  return say(message + way, inWords(facts, names));
}

/** The entries as sentences: one for each turn, and one for each thing that stands alone. `you`: the reader's seat. */
export function story(entries: readonly StoryLine[], names: Names, { news = false, you = -2 } = {}): Told[] {
  const found: { at: number; first: StoryLine & typeof DEFAULTS; clauses: string[] }[] = [];
  let last: typeof DEFAULTS | undefined;
  entries.forEach((sent, at) => {
    const entry = { ...DEFAULTS, ...sent };
    if (entry.turn === NEWS && !news) return;
    const same = last !== undefined && sameTurn(last, entry);
    last = entry;
    if (!same) found.push({ at, first: entry, clauses: [] });
    const { clauses } = found.at(-1)!;
    const words = clause(entry, names, clauses.length > 0, entry.seat === you);
    if (words) clauses.push(words);
  });
  return found
    .filter(({ clauses }) => clauses.length)
    .map(({ at, first, clauses }) => ({
      at,
      seat: first.seat,
      round: first.round,
      turn: first.turn,
      text: whole(first, clauses, names),
    }));
}

function whole({ seat, by }: typeof DEFAULTS, clauses: string[], names: Names): string {
  const name = names[seat];
  const words = listWords(clauses);
  const text = name ? say("story-sentence", { name, words }) : say("story-table", { words });
  return by === "timer" ? `${text} ${say("story-by-timer")}` : text;
}

/** Whether two entries, one after the other, belong to one sentence. */
function sameTurn(first: typeof DEFAULTS, second: typeof DEFAULTS): boolean {
  return second.turn >= 0 && first.seat === second.seat && first.round === second.round && first.turn === second.turn;
}

// -- facts ---------------------------------------------------------------------------------------------------------

const KINDS: Record<FactKind, (fact: never, names: Names) => string> = {
  die: (die: string) => die && dieWords(die),
  dice: (dice: string[]) => diceWords(dice) || say("no-dice"),
  card: (id: string) => card(id).name,
  cards: (ids: string[]) => listWords(ids.map((id) => card(id).name)),
  seat: (seat: number, names) => names[seat] ?? "",
  color: (letter: string) => colorWords(letter),
  spaces: (spaces: string[]) => spaces.join(", "),
  list: (parts: Part[], names) => listed(parts, names),
  moves: (parts: Part[], names) => capital(listed(parts, names)),
  points: (points: number) => pointsWords(points),
  gain: (points: number) => pointsWords(points, true),
};

function inWords(facts: Record<string, Fact>, names: Names): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, factWords(FACT_KINDS[name], fact, names)]),
  );
}

function factWords(kind: FactKind | undefined, fact: Fact, names: Names): string | number {
  if (Array.isArray(fact)) return kind ? KINDS[kind](fact as never, names) : listed(fact, names);
  if (typeof fact === "object") return sayIt(fact, names);
  return kind ? KINDS[kind](fact as never, names) : fact;
}

function listed(parts: readonly Part[], names: Names): string {
  return listWords(parts.map((part) => (typeof part === "string" ? part : sayIt(part, names))));
}
