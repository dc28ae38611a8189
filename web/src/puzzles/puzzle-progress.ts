/** The solved puzzles; stored on the device, and with a key on the server. */

import { store, stored } from "../lib/device/storage";
import type { PuzzleSummary } from "../lib/protocol";

/** By puzzle: what the first answer came to, and whether it was solved since. */
export type Result = "first" | "later" | "missed";
export type Progress = Readonly<Record<string, Result>>;

const KEY = "vitral-puzzles";
const THEME_KEY = "vitral-puzzle-theme";
const RESULTS: readonly unknown[] = ["first", "later", "missed"] satisfies Result[];

/** Returns the stored results; invalid entries are left out. */
export function savedProgress(): Progress {
  return stored<Progress>(KEY, {}, (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(([, result]) => RESULTS.includes(result)));
  });
}

export function saveProgress(progress: Progress): void {
  store(KEY, progress);
}

export function isSolved(progress: Progress, id: string): boolean {
  return progress[id] === "first" || progress[id] === "later";
}

/** Returns the progress after an answer: solved puzzles stay solved, and only the first answer counts as first. */
export function withAnswer(progress: Progress, id: string, right: boolean): Progress {
  if (isSolved(progress, id)) return progress;
  return { ...progress, [id]: right ? (progress[id] ? "later" : "first") : "missed" };
}

/** The theme that puzzles are chosen by; all of them without one. */
export function savedTheme(): string {
  return stored(THEME_KEY, "", (value) => (typeof value === "string" ? value : ""));
}

export function saveTheme(theme: string): void {
  store(THEME_KEY, theme);
}

/** The rating of a puzzle by its grade: a first answer counts as a game against a player of that rating. */
const ratingOf = (grade: number): number => 1000 + 200 * (grade - 1);
const MIDDLE = ratingOf(3);

/**
 * The rating at which one would have solved as many puzzles at the first try as one did, on the scale of Elo; counted as
 * if a draw against the middle grade came first. The order of answers does not matter.
 */
export function puzzleRating(puzzles: readonly PuzzleSummary[], progress: Progress): { rating: number; count: number } {
  const answered = puzzles.filter(({ id }) => progress[id]);
  const made = 0.5 + answered.filter(({ id }) => progress[id] === "first").length;
  const strengths = [MIDDLE, ...answered.map(({ grade }) => ratingOf(grade))];
  let [low, high] = [0, 3000];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    const expected = strengths.reduce((sum, one) => sum + 1 / (1 + 10 ** ((one - middle) / 400)), 0);
    if (expected < made) low = middle;
    else high = middle;
  }
  return { rating: Math.round(low), count: answered.length };
}

/** The puzzle to go on with after one: the next of its grade not yet solved, or of the grades above, then below. */
export function nextPuzzle(puzzles: readonly PuzzleSummary[], progress: Progress, after: string, grade = 0): string {
  const here = puzzles.find(({ id }) => id === after);
  const wanted = grade || (here?.grade ?? 1);
  const order = [...new Set([wanted, ...[1, 2, 3, 4, 5].filter((one) => one > wanted), 4, 3, 2, 1])];
  const open = puzzles.filter(({ id }) => id !== after && !isSolved(progress, id));
  for (const one of order) {
    const found = open.filter(({ grade: its }) => its === one);
    const fresh = found.find(({ id }) => !progress[id]) ?? found[0];
    if (fresh) return fresh.id;
  }
  return "";
}
