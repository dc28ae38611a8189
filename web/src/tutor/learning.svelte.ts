/** A lesson in progress: asks the server what every answer does, and remembers where one is. */

import { api, Refusal } from "../lib/api";
import { Attempts } from "../lib/attempts.svelte";
import type { LessonSummary, LessonState } from "../lib/protocol";
import type { WhyNot } from "../lib/socket.svelte";
import { say } from "../lib/words/words.svelte";
import { beginning, neighbour, nothing, savedProgress, saveProgress, type Progress } from "./progress";

export class Learning extends Attempts {
  lessons: LessonSummary[] = $state.raw([]);
  now: LessonState | null = $state.raw(null);
  progress: Progress = $state.raw(savedProgress());
  /** All lessons are behind. */
  ended = $state(false);
  /** What was last answered. */
  asked = $state("");

  /** The number of the lesson, from 1. */
  number = $derived.by(() => this.lessons.findIndex((lesson) => lesson.id === this.now?.lesson) + 1);
  first = $derived.by(() => this.number === 1 && this.now?.step === 0);

  /** Open a lesson, or go on where one stopped. */
  async begin(wanted: string): Promise<void> {
    await this.attempt(async () => {
      this.lessons = (await api.lessons()).lessons;
      const { id, answers } = beginning(this.progress, this.lessons, wanted);
      await this.#send(id, answers);
    });
  }

  async open(id: string): Promise<void> {
    await this.attempt(() => this.#send(id, []));
  }

  /** Give an answer; why the rules refuse it, if they do. */
  async answer(text: string): Promise<WhyNot> {
    const { now } = this;
    if (!now) return { reasons: [] };
    const heard = await this.attempt(async () => {
      this.asked = text;
      await this.#send(now.lesson, [...now.answers, text]);
    });
    return (heard && this.now?.verdict) || { reasons: [] };
  }

  /** Take the last choice back. */
  async undo(): Promise<void> {
    const { now } = this;
    if (now) await this.attempt(() => this.#send(now.lesson, now.answers.slice(0, -1)));
  }

  /** To the beginning of this step, or of the one before; from the first step to the lesson before. */
  async back(): Promise<void> {
    const { now } = this;
    if (!now) return;
    await this.attempt(async () => {
      const begun = now.answers.length > (now.starts.at(-1) ?? 0);
      const to = begun ? now.starts.at(-1) : now.starts.at(-2);
      if (to === undefined) await this.#leap(-1, false);
      else await this.#send(now.lesson, now.answers.slice(0, to));
    });
  }

  async skip(): Promise<void> {
    await this.attempt(() => this.#leap(1, false));
  }

  async restart(): Promise<void> {
    this.#keep(nothing());
    this.ended = false;
    await this.open(this.lessons[0]?.id ?? "");
  }

  async #leap(by: number, passed: boolean): Promise<void> {
    const here = this.now?.lesson ?? "";
    const done = this.progress.passed;
    if (passed && !done.includes(here)) this.#keep({ ...this.progress, passed: [...done, here] });
    const next = neighbour(this.lessons, here, by);
    if (next) await this.#send(next, []);
    else if (by > 0) {
      this.#keep({ ...this.progress, at: "", answers: [] });
      this.ended = true;
    }
  }

  async #send(id: string, answers: string[]): Promise<void> {
    const now = await api.lesson(id, answers);
    if (now.finished) return this.#leap(1, true);
    this.ended = false;
    this.now = now;
    this.#keep({ ...this.progress, at: now.lesson, answers: now.answers });
  }

  #keep(progress: Progress): void {
    this.progress = progress;
    saveProgress(progress);
  }

  protected override words(error: unknown): string {
    const unforeseen = error instanceof Refusal && error.problem.code === "lesson_offline";
    return unforeseen ? say("problem-lesson-offline") : super.words(error);
  }
}
