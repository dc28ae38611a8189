/** The position in a replay, its keys, and its form in the address. */

export interface Course {
  /** The last moment; the first is 0. */
  last: number;
  /** The moment at which each round begins. */
  rounds: readonly number[];
}

export type Perspective = number | "all";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds a moment stays at speed 1. */
export const MS_PER_FRAME = 900;

export function clampPosition(at: number, { last }: Course): number {
  return Math.min(Math.max(Number.isFinite(at) ? Math.trunc(at) : 0, 0), Math.max(last, 0));
}

/** The round a moment belongs to, first is 1; 0 before the first. */
export function roundAt(at: number, { rounds }: Course): number {
  return rounds.filter((begin) => begin <= at).length;
}

export function nextRound(at: number, course: Course): number {
  return course.rounds.find((begin) => begin > at) ?? course.last;
}

/** The beginning of this round, or of the one before if one is there already. */
export function lastRound(at: number, course: Course): number {
  return course.rounds.filter((begin) => begin < at).at(-1) ?? 0;
}

const KEYS: Readonly<Record<string, (at: number, course: Course) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: lastRound,
  PageUp: lastRound,
  ArrowDown: nextRound,
  PageDown: nextRound,
  Home: () => 0,
  End: (_, course) => course.last,
};

/** Returns the position after a key, or null if the key has no meaning in a replay. */
export function positionByKey(key: string, at: number, course: Course): number | null {
  const to = KEYS[key]?.(at, course);
  return to === undefined ? null : clampPosition(to, course);
}

/** After every game: whoever opens one without naming a moment sees how it ended. */
export const LAST = 99_999;

export interface Address {
  at: number;
  perspective: Perspective;
  play: boolean;
  /** What the review asks for at this moment: to look at the mistake, or to try the turn again. */
  review: "look" | "try" | "";
}

export function readAddress(search: string, perspective: Perspective = "all"): Address {
  const query = new URLSearchParams(search);
  const [seat, review] = [query.get("seat"), query.get("review")];
  const play = query.get("play") === "1";
  return {
    at: clampPosition(Number(query.get("at") ?? (play ? 0 : LAST)), { last: Infinity, rounds: [] }),
    perspective: seat === "all" ? "all" : seat !== null && /^[0-5]$/.test(seat) ? Number(seat) : perspective,
    play,
    review: review === "look" || review === "try" ? review : "",
  };
}

/** Returns the mistake that many places further in the game; the same one at both ends. */
export function otherMistake<M extends { at: number }>(mistakes: readonly M[], from: M, by: number): M {
  const inOrder = [...mistakes].sort((one, other) => one.at - other.at);
  return inOrder[inOrder.findIndex(({ at }) => at === from.at) + by] ?? from;
}

export function address(id: string, at: number, perspective: Perspective): string {
  const query = new URLSearchParams();
  query.set("at", String(at));
  if (perspective !== "all") query.set("seat", String(perspective));
  return `/r/${id}?${query.toString()}`;
}
