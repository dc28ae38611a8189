/** The small game of the first screen, step by step: a die is taken, then it is placed. */

import { placeOf } from "../drawing/window-grid";

export interface HomeTurn {
  pool: string[];
  die: string;
  space: string;
}

export interface HomeStep {
  /** Dice by rows; `--` is open. */
  dice: string[][];
  pool: string[];
  /** The place in the pool of the die that is being taken, or −1. */
  taken: number;
  /** The space where the last die was placed, or "". */
  placed: string;
}

/** How many steps the game has: two a turn, and the empty window before them. */
export function stepCount(turns: readonly HomeTurn[]): number {
  return 2 * turns.length + 1;
}

/** Returns the table after so many steps. */
export function stepAt(turns: readonly HomeTurn[], step: number): HomeStep {
  const dice = Array.from({ length: 4 }, () => Array<string>(5).fill("--"));
  const done = turns.slice(0, Math.floor(step / 2));
  for (const { die, space } of done) {
    const [row, column] = placeOf(space);
    dice[row]![column] = die;
  }
  const taking = step % 2 === 1 ? turns[done.length] : undefined;
  const last = done.at(-1);
  if (taking) return { dice, pool: taking.pool, taken: taking.pool.indexOf(taking.die), placed: "" };
  const next = turns[done.length]?.pool ?? [];
  return { dice, pool: next, taken: -1, placed: last?.space ?? "" };
}
