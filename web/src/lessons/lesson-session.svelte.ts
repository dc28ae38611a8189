/** A lesson in progress: asks the server what every answer does, and remembers where one is. */

import { api, Refusal } from "../lib/api";
import { RequestState } from "../lib/request.svelte";
import type { LessonState, LessonSummary } from "../lib/protocol";
import type { WhyNot } from "../table/connection.svelte";
import { say } from "../lib/i18n/translator.svelte";
import {
  emptyProgress,
  neighborLesson,
  resumePoint,
  savedProgress,
  saveProgress,
  type Progress,
} from "./lesson-progress";
import type { BoardProps } from "../table/board-state.svelte";

export class LessonSession extends RequestState {
  lessons: LessonSummary[] = $state.raw([]);
  now: LessonState | null = $state.raw(null);
  progress: Progress = $state.raw(savedProgress());
  /** All lessons are behind. */
  ended = $state(false);
  /** The last answer. */
  asked = $state("");

  /** The number of the lesson, from 1. */
  number = $derived.by(() => this.lessons.findIndex((lesson) => lesson.id === this.now?.lesson) + 1);
  first = $derived.by(() => this.number === 1 && this.now?.step === 0);

  /** Open a lesson, or go on where one stopped. */
  async begin(wanted: string): Promise<void> {
    await this.run(async () => {
      this.lessons = (await api.lessons()).lessons;
      const { id, answers } = resumePoint(this.progress, this.lessons, wanted);
      await this.#send(id, answers);
    });
  }

  async open(id: string): Promise<void> {
    await this.run(() => this.#send(id, []));
  }

  /** Sends an answer; returns the reasons if the rules refuse it. */
  async answer(text: string): Promise<WhyNot> {
    const { now } = this;
    if (!now) return { reasons: [] };
    const answered = await this.run(async () => {
      this.asked = text;
      await this.#send(now.lesson, [...now.answers, text]);
    });
    return (answered && this.now?.verdict) || { reasons: [] };
  }

  /** Take the last choice back. */
  async undo(): Promise<void> {
    const { now } = this;
    if (now) await this.run(() => this.#send(now.lesson, now.answers.slice(0, -1)));
  }

  /** To the beginning of this step, or of the one before; from the first step to the lesson before. */
  async back(): Promise<void> {
    const { now } = this;
    if (!now) return;
    await this.run(async () => {
      const begun = now.answers.length > (now.starts.at(-1) ?? 0);
      const to = begun ? now.starts.at(-1) : now.starts.at(-2);
      if (to === undefined) await this.#leap(-1);
      else await this.#send(now.lesson, now.answers.slice(0, to));
    });
  }

  async skip(): Promise<void> {
    await this.run(() => this.#leap(1));
  }

  async restart(): Promise<void> {
    this.#setProgress(emptyProgress());
    this.ended = false;
    await this.open(this.lessons[0]?.id ?? "");
  }

  /** Goes to the lesson a number of places further, or ends the lessons. */
  async #leap(by: number): Promise<void> {
    const next = neighborLesson(this.lessons, this.now?.lesson ?? "", by);
    if (next) await this.#send(next, []);
    else if (by > 0) {
      this.#setProgress({ ...this.progress, at: "", answers: [] });
      this.ended = true;
    }
  }

  async #send(id: string, answers: string[]): Promise<void> {
    const now = await api.lesson(id, answers);
    if (now.finished) return this.#leap(1);
    this.ended = false;
    this.now = now;
    const done = now.complete && now.step + 1 === now.steps;
    const { passed } = this.progress;
    this.#setProgress({
      at: now.lesson,
      answers: now.answers,
      passed: done && !passed.includes(now.lesson) ? [...passed, now.lesson] : passed,
    });
  }

  #setProgress(progress: Progress): void {
    this.progress = progress;
    saveProgress(progress);
  }

  protected override errorText(error: unknown): string {
    const unforeseen = error instanceof Refusal && error.problem.code === "lesson_offline";
    return unforeseen ? say("problem-lesson-offline") : super.errorText(error);
  }
}

export function lessonBoard(learning: LessonSession, now: LessonState, names: string[]): BoardProps {
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
    // A refusal is shown on the step that caused it, not on the next one.
    why: async (action: string) => {
      const found = await learning.answer(action);
      return learning.now?.step === now.step ? found : { reasons: [] };
    },
  };
}
