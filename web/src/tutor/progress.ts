/** How far somebody has come in the lessons. Kept on the device, sent nowhere. */

import type { LessonSummary } from "../lib/protocol";

export interface Progress {
  /** The lesson one is at; empty before the first and after the last. */
  at: string;
  /** The answers given there. */
  answers: string[];
  /** The lessons gone through to their end. */
  passed: string[];
}

const KEY = "vitral-lessons";

export function nothing(): Progress {
  return { at: "", answers: [], passed: [] };
}

const texts = (part: unknown): string[] => (Array.isArray(part) ? part.filter((one) => typeof one === "string") : []);

/** What a stored text tells; whatever cannot be read counts as nothing. */
export function parsed(stored: string | null): Progress {
  try {
    const told = JSON.parse(stored ?? "{}") as Partial<Record<keyof Progress, unknown>> | null;
    return {
      at: typeof told?.at === "string" ? told.at : "",
      answers: texts(told?.answers),
      passed: texts(told?.passed),
    };
  } catch {
    return nothing();
  }
}

export function savedProgress(): Progress {
  try {
    return parsed(localStorage.getItem(KEY));
  } catch {
    return nothing(); // storage may be forbidden; then nothing is remembered
  }
}

export function saveProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // It still holds until the page is left.
  }
}

/** Where to go on: the lesson asked for, or the one where one stopped, or the first. */
export function beginning(
  progress: Progress,
  lessons: readonly LessonSummary[],
  wanted: string,
): { id: string; answers: string[] } {
  const known = (id: string): boolean => lessons.some((lesson) => lesson.id === id);
  const id = known(wanted) ? wanted : known(progress.at) ? progress.at : (lessons[0]?.id ?? "");
  return { id, answers: id === progress.at ? progress.answers : [] };
}

/** The lesson so many places further; empty behind the last one and before the first. */
export function neighbour(lessons: readonly LessonSummary[], id: string, by: number): string {
  return lessons[lessons.findIndex((lesson) => lesson.id === id) + by]?.id ?? "";
}

/** Whether somebody has begun and not come to the end. */
export function underway(progress: Progress): boolean {
  return progress.at !== "";
}
