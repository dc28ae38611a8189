/** A puzzle in progress, and the list of all: remembers what was solved. */

import { api } from "../lib/api";
import type { PuzzleState, PuzzleSummary } from "../lib/protocol";
import { nextPuzzle, savedProgress, saveProgress, savedTheme, saveTheme, withAnswer } from "./puzzle-progress";
import type { Progress } from "./puzzle-progress";
import { TurnSession } from "./turn-session.svelte";

export class PuzzleSession extends TurnSession {
  puzzles: PuzzleSummary[] = $state.raw([]);
  progress: Progress = $state.raw(savedProgress());

  theme = $state(savedTheme());
  /** The puzzles of the chosen theme. */
  chosen = $derived.by(() => this.puzzles.filter(({ theme }) => !this.theme || theme === this.theme));

  next = $derived.by(() => nextPuzzle(this.chosen, this.progress, this.now?.puzzle.id ?? ""));
  #id = "";

  async list(): Promise<void> {
    await this.run(async () => void (this.puzzles = (await api.puzzles()).puzzles));
  }

  chooseTheme(theme: string): void {
    this.theme = theme;
    saveTheme(theme);
  }

  async open(id: string): Promise<void> {
    this.#id = id;
    await this.begin();
  }

  protected ask(choices: string[], giveUp = false): Promise<PuzzleState> {
    return api.puzzle(this.#id, choices, giveUp);
  }

  protected override judged({ puzzle, verdict }: PuzzleState): void {
    this.progress = withAnswer(this.progress, puzzle.id, Boolean(verdict?.right));
    saveProgress(this.progress);
  }
}
