/** The progress in the lessons; stored on the device, sent nowhere. */

import { store, stored, texts } from "../lib/device/storage";
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

export function emptyProgress(): Progress {
  return { at: "", answers: [], passed: [] };
}

/** Returns the stored progress; entries that cannot be read are left out. */
export function savedProgress(): Progress {
  return stored(KEY, emptyProgress(), (value) => {
    const { at, answers, passed } = (value ?? {}) as Partial<Record<keyof Progress, unknown>>;
    return { at: typeof at === "string" ? at : "", answers: texts(answers), passed: texts(passed) };
  });
}

export function saveProgress(progress: Progress): void {
  store(KEY, progress);
}

/** Returns the lesson to continue with: the one asked for, the last one opened, or the first. */
export function resumePoint(
  progress: Progress,
  lessons: readonly LessonSummary[],
  wanted: string,
): { id: string; answers: string[] } {
  const known = (id: string): boolean => lessons.some((lesson) => lesson.id === id);
  const id = known(wanted) ? wanted : known(progress.at) ? progress.at : (lessons[0]?.id ?? "");
  return { id, answers: id === progress.at ? progress.answers : [] };
}

/** Returns the lesson a number of places further; empty after the last one and before the first. */
export function neighborLesson(lessons: readonly LessonSummary[], id: string, by: number): string {
  return lessons[lessons.findIndex((lesson) => lesson.id === id) + by]?.id ?? "";
}

/** Returns whether the lessons were begun and not finished. */
export function isUnderway(progress: Progress): boolean {
  return progress.at !== "";
}
