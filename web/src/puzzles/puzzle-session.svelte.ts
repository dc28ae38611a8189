/** A puzzle in progress: asks the server where every choice leads, and remembers what was solved. */

import { api } from "../lib/api";
import { RequestState } from "../lib/request.svelte";
import type { PuzzleState, PuzzleSummary, PuzzleVerdict, Sentence } from "../lib/protocol";
import type { WhyNot } from "../table/connection.svelte";
import type { BoardProps } from "../table/board-state.svelte";
import { nextPuzzle, savedProgress, saveProgress, savedTheme, saveTheme, withAnswer } from "./puzzle-progress";
import type { Progress } from "./puzzle-progress";
import { sentencesText, sentenceText } from "../lib/i18n/story";
import { say } from "../lib/i18n/translator.svelte";

export class PuzzleSession extends RequestState {
  puzzles: PuzzleSummary[] = $state.raw([]);
  now: PuzzleState | null = $state.raw(null);
  /** The best turn as it looks on the table, while it is shown there. */
  best: PuzzleState | null = $state.raw(null);
  progress: Progress = $state.raw(savedProgress());

  theme = $state(savedTheme());
  /** The puzzles of the chosen theme. */
  chosen = $derived.by(() => this.puzzles.filter(({ theme }) => !this.theme || theme === this.theme));

  next = $derived.by(() => nextPuzzle(this.chosen, this.progress, this.now?.puzzle.id ?? ""));
  scene = $derived.by(() => (this.best ?? this.now)?.scene);

  async list(): Promise<void> {
    await this.run(async () => void (this.puzzles = (await api.puzzles()).puzzles));
  }

  chooseTheme(theme: string): void {
    this.theme = theme;
    saveTheme(theme);
  }

  async open(id: string): Promise<void> {
    await this.run(async () => {
      [this.now, this.best] = [await api.puzzle(id, []), null];
    });
  }

  /** Makes a choice; returns the reasons if the rules refuse it. */
  async choose(choice: string): Promise<WhyNot> {
    const { now } = this;
    if (!now) return { reasons: [] };
    const answered = await this.run(() => this.#send(now, [...now.choices, choice]));
    return (answered && this.now?.refused) || { reasons: [] };
  }

  async undo(): Promise<void> {
    const { now } = this;
    if (now) await this.run(() => this.#send(now, now.choices.slice(0, -1)));
  }

  async giveUp(): Promise<void> {
    const { now } = this;
    if (now) await this.run(() => this.#send(now, now.choices, true));
  }

  /** Show the best turn on the table, or again what was played. */
  async showBest(wanted: boolean): Promise<void> {
    const { now } = this;
    if (!wanted || !now?.verdict) this.best = null;
    else {
      const { turn } = now.verdict;
      await this.run(async () => void (this.best = await api.puzzle(now.puzzle.id, turn)));
    }
  }

  /** The state for the board. */
  board(names: string[]): BoardProps {
    const { now, scene } = this;
    const active = now && !now.verdict;
    return {
      scene: scene!,
      names,
      options: {},
      act: active ? (choice: string) => void this.choose(choice) : undefined,
      undo: () => void this.undo(),
      why: (choice: string) => this.choose(choice),
    };
  }

  async #send(from: PuzzleState, choices: string[], giveUp = false): Promise<void> {
    const now = await api.puzzle(from.puzzle.id, choices, giveUp);
    [this.now, this.best] = [now, null];
    if (!now.verdict) return;
    this.progress = withAnswer(this.progress, now.puzzle.id, now.verdict.right);
    saveProgress(this.progress);
  }
}

const sameTurn = (one: readonly Sentence[], other: readonly Sentence[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The verdict, the best turn, and up to two reasons, each a sentence or a few. */
export function verdictText(verdict: PuzzleVerdict, names: readonly string[]): string[] {
  const { right, played, best, loss, margin, why } = verdict;
  const judged = right
    ? say(sameTurn(played, best) ? "puzzle-right" : "puzzle-as-good", { margin })
    : played.length
      ? say("puzzle-wrong", { loss })
      : say("puzzle-given-up", { margin });
  const turn = sentenceText({ message: "coach-advice-plain", facts: { moves: best } }, names);
  return [judged, say("puzzle-best", { turn }), sentencesText(why.slice(0, 2), names)];
}
