/** Which puzzles somebody has solved. Kept on the device, and with a key. */

import type { PuzzleSummary } from "../lib/protocol";

/** By puzzle: what the first answer came to, and whether it was solved since. */
export type Result = "first" | "later" | "missed";
export type Progress = Readonly<Record<string, Result>>;

const KEY = "vitral-puzzles";
const RESULTS: readonly unknown[] = ["first", "later", "missed"] satisfies Result[];

/** What a stored text tells; whatever cannot be read counts as nothing. */
export function parsed(stored: string | null): Progress {
  try {
    const told: unknown = JSON.parse(stored ?? "{}");
    if (typeof told !== "object" || told === null || Array.isArray(told)) return {};
    return Object.fromEntries(Object.entries(told).filter(([, result]) => RESULTS.includes(result)));
  } catch {
    return {};
  }
}

export function savedProgress(): Progress {
  try {
    return parsed(localStorage.getItem(KEY));
  } catch {
    return {}; // storage may be forbidden; then nothing is remembered
  }
}

export function saveProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // It still holds until the page is left.
  }
}

export function isSolved(progress: Progress, id: string): boolean {
  return progress[id] === "first" || progress[id] === "later";
}

/** The progress after an answer: what was solved stays solved, and only the first answer can be the first. */
export function answered(progress: Progress, id: string, right: boolean): Progress {
  if (isSolved(progress, id)) return progress;
  return { ...progress, [id]: right ? (progress[id] ? "later" : "first") : "missed" };
}

/** The puzzle to go on with after one: the next of its grade not yet solved, or of the grades above, then below. */
export function following(puzzles: readonly PuzzleSummary[], progress: Progress, after: string, grade = 0): string {
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
