/** The grid of a window: its spaces, the size of a pane, and what lies on a space. */

import { COLUMNS, ROWS } from "../lib/constants";

/** The side of a pane, and the lead between two of them. */
export const PANE = 60;
export const CAME = 5;
export const PITCH = PANE + CAME;
export const SPACES: string[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${row}${column}`));

/** Returns the row and the column of a space, both from 0. */
export function placeOf(space: string): [number, number] {
  return [ROWS.findIndex((row) => row === space[0]), Number(space[1]) - 1];
}

/** Returns the die on a space of rows as the server sends them, or "" if the space is open. */
export function dieAt(rows: readonly (readonly string[])[], space: string): string {
  const [row, column] = placeOf(space);
  const die = rows[row]?.[column] ?? "--";
  return die === "--" ? "" : die;
}

/** Returns what a pattern requires on a space: a letter, a digit, or a dot for anything. */
export function requirementAt(grid: readonly string[], space: string): string {
  const [row, column] = placeOf(space);
  return grid[row]?.[column] ?? ".";
}
