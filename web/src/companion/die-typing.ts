/** Typing dice into a window: `R`, then `4`; arrows move; Delete opens the space. */

import { COLORS, COLUMNS, ROWS } from "../lib/constants";
import { SPACES } from "../drawing/window-grid";

/** The colors that may be typed, and W for rare glass. */
export const LETTERS = `${COLORS}W`;

export interface Typed {
  space: string;
  /** A color typed and still waiting for its value. */
  color: string;
  /** The die to put there; "" opens the space; undefined leaves it. */
  die?: string;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The space beside, or the same one at the edge. */
export function beside(space: string, down: number, right: number): string {
  const row = Math.min(Math.max(ROWS.findIndex((row) => row === space[0]) + down, 0), ROWS.length - 1);
  const column = Math.min(Math.max(Number(space[1]) - 1 + right, 0), COLUMNS.length - 1);
  return `${ROWS[row]}${column + 1}`;
}

/** The next space in reading order, or the last one. */
export function nextSpace(space: string): string {
  if (space.endsWith(String(COLUMNS.length))) return space.startsWith("D") ? space : `${beside(space, 1, 0)[0]}1`;
  return beside(space, 0, 1);
}

/** The next open space in reading order, from the first one again after the last; the same one if none is open. */
export function nextOpenSpace(space: string, dice: Readonly<Record<string, string>>): string {
  const at = SPACES.indexOf(space);
  return [...SPACES.slice(at + 1), ...SPACES.slice(0, at)].find((other) => !dice[other]) ?? space;
}

/** What a key does on a space; null: it is none of ours. */
export function typeDie(key: string, space: string, die: string, color: string): Typed | null {
  const step = STEPS[key];
  if (step) return { space: beside(space, ...step), color: "" };
  if (key === "Delete" || key === "Backspace") return { space, color: "", die: "" };
  const letter = key.toUpperCase();
  if (letter.length === 1 && LETTERS.includes(letter)) {
    // Changes the color of the die on the space.
    return die && !color ? { space, color: letter, die: letter + die[1] } : { space, color: letter };
  }
  const with_ = color || die[0];
  if (/^[1-6]$/.test(key) && with_) return { space: nextSpace(space), color: "", die: with_ + key };
  return null;
}
