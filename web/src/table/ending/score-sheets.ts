/** Score sheets as rows: one for each public objective, then private ones, tokens, open spaces and bonus. */

import { card } from "../../lib/cards.svelte";
import type { ScoreLine, ScoreSheet } from "../../lib/protocol";
import { say, withMinus } from "../../lib/i18n/translator.svelte";

const ORDER = ["public", "private", "tokens", "open", "bonus"];

/** The row a line stands in: everybody has private objectives of their own, which share one. */
export function rowOf(line: ScoreLine): string {
  return line.kind === "private" ? "private" : line.id;
}

/** The lines that are shown: whoever plays alone has no favor tokens. */
export function shownLines(sheet: ScoreSheet, sheets: readonly ScoreSheet[]): ScoreLine[] {
  return sheets.length > 1 ? sheet.lines : sheet.lines.filter((line) => line.kind !== "tokens" || line.points > 0);
}

/** One line for each row, in the order they are counted. */
export function scoreRows(sheets: readonly ScoreSheet[]): ScoreLine[] {
  const found = new Map<string, ScoreLine>();
  for (const sheet of sheets)
    for (const line of shownLines(sheet, sheets)) if (!found.has(rowOf(line))) found.set(rowOf(line), line);
  return [...found.values()].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/** What a sheet has in that row. */
export function linesIn(sheet: ScoreSheet | undefined, row: ScoreLine): ScoreLine[] {
  return sheet?.lines.filter((line) => rowOf(line) === rowOf(row)) ?? [];
}

export function rowText(line: ScoreLine): string {
  return line.kind === "public" ? card(line.id).name : say(`line-${line.kind}`);
}

/** The line itself: a private objective by its name. */
export function lineText(line: ScoreLine): string {
  return line.kind === "private" ? card(line.id).name : rowText(line);
}

/** The spaces that made its points; nothing where there are none. */
export function proofText(line: ScoreLine): string {
  return line.finds.map((find) => `${find.spaces.join(" ")}: ${withMinus(find.points)}`).join("; ");
}

/** How many spaces are open, and what they cost so far: in solo three points each. */
function openOf(sheet: ScoreSheet): { spaces: number; cost: number } {
  const line = sheet.lines.find(({ kind }) => kind === "open");
  return { spaces: line?.finds.flatMap((find) => find.spaces).length ?? 0, cost: -(line?.points ?? 0) };
}

/** The score of a running game: what was made, how many spaces are open, and the total; nothing once all are filled. */
export function earlyText(sheet: ScoreSheet): string {
  const { spaces, cost } = openOf(sheet);
  return spaces ? say("score-early", { made: sheet.total + cost, open: spaces, total: sheet.total }) : "";
}

/** Why the score of a running game is what it is; nothing once every space is filled. */
export function soFarText(sheet: ScoreSheet | undefined): string {
  const cost = sheet ? openOf(sheet).cost : 0;
  return sheet && cost > 0 ? say("score-so-far", { total: sheet.total, made: sheet.total + cost, open: cost }) : "";
}
