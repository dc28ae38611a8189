/** The coordinates of the review's chart. */

import type { GameReview, TurnReview } from "../lib/protocol";

export const HIGH = 260;
const LEFT = 40;
const RIGHT = 14;
const TOP = 12;
const BOTTOM = 28;

/** Lines differ by their dashes, not by color alone. */
export const DASHES = ["none", "9 5", "2 5", "14 4 2 4", "6 3", "1 3"] as const;
export const COLORS = ["#e0a92e", "#3f86d8", "#c8497d", "#2f9e6b", "#9a6ad6", "#d9692b"] as const;

export interface Line {
  seat: number;
  points: string;
  end: [number, number];
}
/** The points of a line after the best turn and after the turn played. */
export interface Ring {
  seat: number;
  x: number;
  best: number;
  played: number;
}
export interface Tick {
  at: number;
  value: number;
}
export interface Chart {
  lines: Line[];
  rings: Ring[];
  /** Points, from below. */
  levels: Tick[];
  /** The positions at which rounds begin. */
  rounds: Tick[];
}

/** Returns the round numbers that mark a scale between two values. */
function steps(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((one) => (high - low) / one <= 6) ?? 100;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step);
}

export function chartOf({ turns, mistakes }: Pick<GameReview, "turns" | "mistakes">, width: number): Chart {
  const all = [...turns.flatMap((turn) => turn.expected), ...mistakes.map(({ best }) => best)];
  const low = Math.floor(Math.min(...all, 0) / 5) * 5;
  const high = Math.max(Math.ceil(Math.max(...all, 0) / 5) * 5, low + 5);
  const x = (at: number): number => LEFT + ((width - LEFT - RIGHT) * at) / Math.max(1, turns.length - 1);
  const y = (value: number): number => TOP + ((HIGH - TOP - BOTTOM) * (high - value)) / (high - low);
  const seats = turns[0]?.expected.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat): Line => {
    const spots = turns.map((turn, at): [number, number] => [x(at), y(turn.expected[seat] ?? 0)]);
    return {
      seat,
      points: spots.map(([a, b]) => `${a.toFixed(1)},${b.toFixed(1)}`).join(" "),
      end: spots.at(-1) ?? [LEFT, TOP],
    };
  });
  const rounds = turns.flatMap((turn, at): Tick[] =>
    turn.round !== turns[at - 1]?.round ? [{ at: x(at), value: turn.round }] : [],
  );
  const rings = mistakes.flatMap(({ at, seat, best, expected }): Ring[] => {
    const end = turns.findIndex((turn) => turn.at > at && turn.seat === seat);
    return end < 0 ? [] : [{ seat, x: x(end), best: y(best), played: y(expected) }];
  });
  return { lines, rings, levels: steps(low, high).map((value) => ({ at: y(value), value })), rounds };
}

/** Returns the expected scores at the end of each round. */
export function byRound(turns: readonly TurnReview[]): TurnReview[] {
  return turns.filter((turn, at) => turns[at + 1]?.round !== turn.round);
}
