/** Entries of the story as clauses, and clauses gathered into the turns they belong to. */

import { card } from "../lib/cards.svelte";
import { colorWords, diceWords, dieWords, listWords } from "../lib/naming";
import type { Entry } from "../lib/protocol";
import { hasWords, say } from "../lib/words.svelte";

export interface Paragraph {
  round: number;
  seat: number;
  turn: number;
  /** Index of its first entry. */
  at: number;
  clauses: string[];
  by: string;
}

/** One entry in words, without who did it; nothing for what goes without saying. */
export function clause(entry: Entry, names: readonly string[], inHand = ""): string {
  if (entry.what === "automa") return automaClause(entry.note ?? []);
  if (entry.what === "deal") return dealClause(entry);
  const [note = ""] = entry.note ?? [];
  let id = `story-${entry.what}`;
  if (entry.what === "reroll" && (entry.seat ?? -1) < 0) id = "story-first-glass";
  else if (entry.what === "reroll" && note === "board") id = "story-reroll-glass";
  else if (entry.what === "reroll" && hasWords(`${id}-${note}`)) id = `${id}-${note}`;
  else if (entry.what === "place" && entry.origin) id = "story-move";
  else if (entry.what === "place" && entry.die && entry.die === inHand) id = "story-place-it";
  else if (entry.what === "take" && entry.at) id = "story-take-place";
  else if (entry.what === "keep" && !entry.die) id = "story-keep-all";
  else if (entry.what === "leave" && entry.card) id = "story-leave-board";
  else if (entry.what === "tool" && !entry.tokens) id = "story-tool-free";
  else if (entry.what === "check") id = entry.right ? "story-check-right" : "story-check-wrong";
  else if (entry.what === "round" && !entry.dice?.length) id = "story-round-none";
  if (!hasWords(id)) return "";
  return say(id, {
    die: entry.die ? dieWords(entry.die) : "",
    dice: diceWords(entry.dice ?? []),
    space: entry.space ?? "",
    origin: entry.origin ?? "",
    card: entry.card ? card(entry.card).name : "",
    tokens: entry.tokens ?? 0,
    at: entry.at ?? 0,
    whom: names[entry.whom ?? -1] ?? "",
    round: entry.round ?? 0,
  });
}

function dealClause(entry: Entry): string {
  const id = `story-deal-${entry.note?.[0] ?? ""}`;
  if (!hasWords(id)) return "";
  return say(id, { cards: listWords((entry.cards ?? []).map((one) => card(one).name)) });
}

const DICE: Record<string, number[]> = {
  automa_takes: [0],
  automa_full: [0],
  automa_swaps: [0, 1],
  automa_misfit: [0],
  automa_glass: [0],
  automa_glass_at: [0],
  automa_late_glass: [0],
  automa_pushed: [0],
  automa_pushed_out: [0],
};
/** Which facts of a note of the Automa are dice, and which the id of a tool. */
const TOOLS: Record<string, number> = { automa_pays: 1, automa_cannot_pay: 0 };

function automaClause(note: readonly string[]): string {
  const [code = "", ...facts] = note;
  const id = `story-${code}`;
  if (!hasWords(id)) return "";
  const named = facts.map((fact, at) => {
    if (DICE[code]?.includes(at)) return dieWords(fact);
    return TOOLS[code] === at ? card(fact).name : fact;
  });
  const color = DICE[code] ? colorWords(facts[0]?.[0] ?? "W") : "";
  return say(id, { a: named[0] ?? "", b: named[1] ?? "", c: named[2] ?? "", d: named[3] ?? "", color, list: named.slice(1).join(", ") });
}

/** The whole entry as a sentence, for a live region. */
export function sentence(entry: Entry, names: readonly string[]): string {
  const words = clause(entry, names);
  return words && spoken(names[entry.seat ?? -1], words);
}

/** Paragraphs: one for each turn, and one for each thing the table did by itself. */
export function paragraphs(entries: readonly Entry[], names: readonly string[]): Paragraph[] {
  const told: Paragraph[] = [];
  let inHand = "";
  entries.forEach((entry, at) => {
    const words = clause(entry, names, inHand);
    inHand = entry.what === "place" ? "" : entry.die || (entry.what === "reroll" ? (entry.dice?.[0] ?? "") : inHand);
    // That somebody has chosen is news for a moment; the window itself is told when all are revealed.
    if (!words || entry.what === "chosen") return;
    const seat = entry.seat ?? -1;
    const round = entry.round ?? 0;
    const turn = entry.turn ?? -1;
    const last = told.at(-1);
    const apart = entry.what === "roll" || entry.what === "round" || entry.what === "automa";
    const same = last && !apart && seat >= 0 && last.seat === seat && last.round === round && last.turn === turn;
    // Ending a turn needs no word of its own, unless nothing else was done in it.
    if (entry.what === "pass") {
      if (!same) told.push({ round, seat, turn, at, clauses: [words], by: entry.by ?? "" });
    } else if (same) last.clauses.push(words);
    else told.push({ round, seat, turn, at, clauses: [words], by: entry.by ?? "" });
    if (apart) told[told.length - 1]!.turn = -2;
  });
  return told;
}

/** Entries that came together as sentences: one for each turn. */
export function sentences(entries: readonly Entry[], names: readonly string[]): string[] {
  const told = paragraphs(entries, names).map(({ seat, clauses }) => spoken(names[seat], listWords(clauses)));
  return told.length ? told : entries.map((entry) => sentence(entry, names)).filter(Boolean);
}

function spoken(name: string | undefined, words: string): string {
  return name ? say("story-sentence", { name, words }) : say("story-table", { words });
}

/** Which paragraph is the first after the viewer's last turn; −1 where nothing came after it, or there was none. */
export function sinceTurn(told: readonly Paragraph[], viewer: number | null): number {
  if (viewer === null) return -1;
  // Rolling the dice of a round is no turn.
  const last = told.map((one) => one.seat === viewer && one.turn >= 0 && one.round > 0).lastIndexOf(true);
  return last < 0 || last === told.length - 1 ? -1 : last + 1;
}
