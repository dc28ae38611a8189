/** A puzzle in progress: asks the server where every choice leads, and remembers what was solved. */

import { sentence } from "../lib/words/problem";
import { api } from "../lib/api";
import type { PuzzleAbout, PuzzleNow } from "../lib/protocol";
import type { WhyNot } from "../lib/socket.svelte";
import type { BoardProps } from "../table/play.svelte";
import { answered, following, saveProgress, savedProgress, type Progress } from "./progress";

export class Solving {
  puzzles: PuzzleAbout[] = $state.raw([]);
  now: PuzzleNow | null = $state.raw(null);
  /** The best turn as it looks on the table, while it is shown there. */
  best: PuzzleNow | null = $state.raw(null);
  progress: Progress = $state.raw(savedProgress());
  problem = $state("");
  #busy = false;

  next = $derived.by(() => following(this.puzzles, this.progress, this.now?.puzzle.id ?? ""));
  scene = $derived.by(() => (this.best ?? this.now)?.scene);

  async list(): Promise<void> {
    await this.#try(async () => void (this.puzzles = (await api.puzzles()).puzzles));
  }

  async open(id: string): Promise<void> {
    await this.#try(async () => {
      [this.now, this.best] = [await api.puzzle(id, []), null];
    });
  }

  /** Make a choice; why the rules refuse it, if they do. */
  async choose(choice: string): Promise<WhyNot> {
    const { now } = this;
    if (!now) return { reasons: [] };
    const heard = await this.#try(() => this.#send(now, [...now.choices, choice]));
    return (heard && this.now?.refused) || { reasons: [] };
  }

  async undo(): Promise<void> {
    const { now } = this;
    if (now) await this.#try(() => this.#send(now, now.choices.slice(0, -1)));
  }

  async giveUp(): Promise<void> {
    const { now } = this;
    if (now) await this.#try(() => this.#send(now, now.choices, true));
  }

  /** Show the best turn on the table, or again what was played. */
  async showBest(wanted: boolean): Promise<void> {
    const { now } = this;
    if (!wanted || !now?.verdict) this.best = null;
    else {
      const { turn } = now.verdict;
      await this.#try(async () => void (this.best = await api.puzzle(now.puzzle.id, turn)));
    }
  }

  /** What a table shows of it. */
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

  async #send(from: PuzzleNow, choices: string[], giveUp = false): Promise<void> {
    const now = await api.puzzle(from.puzzle.id, choices, giveUp);
    [this.now, this.best] = [now, null];
    if (!now.verdict) return;
    this.progress = answered(this.progress, now.puzzle.id, now.verdict.right);
    saveProgress(this.progress);
  }

  /** One thing at a time: a second press while the server is asked does nothing. Whether it was done. */
  async #try(work: () => Promise<void>): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      await work();
      this.problem = "";
      return true;
    } catch (error) {
      this.problem = sentence(error);
      return false;
    } finally {
      this.#busy = false;
    }
  }
}
