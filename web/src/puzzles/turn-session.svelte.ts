/** A turn to be found on a board: asks the server where every choice leads, and for the verdict. */

import { RequestState } from "../lib/request.svelte";
import type { PuzzleState, Sentence } from "../lib/protocol";
import type { WhyNot } from "../table/connection.svelte";
import type { BoardProps } from "../table/board-state.svelte";
import { sentencesText, sentenceText } from "../lib/i18n/story";
import { say } from "../lib/i18n/translator.svelte";

export abstract class TurnSession extends RequestState {
  now: PuzzleState | null = $state.raw(null);
  /** The best turn as it looks on the table, while it is shown there. */
  best: PuzzleState | null = $state.raw(null);
  scene = $derived.by(() => (this.best ?? this.now)?.scene);

  /** Returns the state after these choices. */
  protected abstract ask(choices: string[], giveUp?: boolean): Promise<PuzzleState>;
  /** Called once with each state that has a verdict. */
  protected judged(_: PuzzleState): void {}

  /** Begins the turn, once more if it was begun. */
  async begin(): Promise<void> {
    await this.run(async () => {
      [this.now, this.best] = [await this.ask([]), null];
    });
  }

  /** Makes a choice; returns the reasons if the rules refuse it. */
  async choose(choice: string): Promise<WhyNot> {
    const { now } = this;
    if (!now) return { reasons: [] };
    const answered = await this.run(() => this.#send([...now.choices, choice]));
    return (answered && this.now?.refused) || { reasons: [] };
  }

  async undo(): Promise<void> {
    const { now } = this;
    if (now) await this.run(() => this.#send(now.choices.slice(0, -1)));
  }

  async giveUp(): Promise<void> {
    const { now } = this;
    if (now) await this.run(() => this.#send(now.choices, true));
  }

  /** Show the best turn on the table, or again what was played. */
  async showBest(wanted: boolean): Promise<void> {
    const { now } = this;
    if (!wanted || !now?.verdict) this.best = null;
    else {
      const { turn } = now.verdict;
      await this.run(async () => void (this.best = await this.ask(turn)));
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

  async #send(choices: string[], giveUp = false): Promise<void> {
    const now = await this.ask(choices, giveUp);
    [this.now, this.best] = [now, null];
    if (now.verdict) this.judged(now);
  }
}

const sameTurn = (one: readonly Sentence[], other: readonly Sentence[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The verdict, the best turn, and up to two reasons, each a sentence or a few. In a puzzle the best turn is compared with
 * the next best one, in a game of one's own with the turn that was played.
 */
export function verdictText({ puzzle, verdict }: PuzzleState, names: readonly string[]): string[] {
  if (!verdict) return [];
  const { right, played, best, loss, margin, why } = verdict;
  const [found, asGood, unsolved] = puzzle.theme
    ? ["puzzle-right", "puzzle-as-good", "puzzle-given-up"]
    : ["mistake-right", "mistake-as-good", "mistake-given-up"];
  const judged = right
    ? say(sameTurn(played, best) ? found : asGood, { margin })
    : played.length
      ? say("puzzle-wrong", { loss })
      : say(unsolved, { margin });
  const turn = sentenceText({ message: "coach-advice-plain", facts: { moves: best } }, names);
  return [judged, say("puzzle-best", { turn }), sentencesText(why.slice(0, 2), names)];
}
