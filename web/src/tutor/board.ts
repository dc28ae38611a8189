/** What a lesson gives a table to show, as a picture or in words. */

import type { LessonState } from "../lib/protocol";
import type { BoardProps } from "../table/play.svelte";
import type { Learning } from "./learning.svelte";

export function lessonBoard(learning: Learning, now: LessonState, names: string[]): BoardProps {
  /** Whether something is to be done at the table. */
  const active = !now.complete && now.task !== "choose" && now.task !== "read";
  return {
    scene: now.scene,
    names,
    options: {},
    marks: now.marks,
    lit: now.lit,
    act: active ? (action: string) => void learning.answer(action) : undefined,
    undo: () => void learning.undo(),
    why: (action: string) => learning.answer(action),
  };
}
