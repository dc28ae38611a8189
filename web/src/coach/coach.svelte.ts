/** The coach beside a board: asked for advice, it stays with the turn as long as the turn goes as advised. */

import { errorText } from "../lib/i18n/errors";
import type { Advice, Scene, TableInfo } from "../lib/protocol";
import { sentencesText, sentenceText } from "../lib/i18n/story";
import { elementKey, idOf, isKind } from "../lib/table-elements";

export interface Coached {
  scene: Scene;
  /** Ask for advice; not given where none may be had. */
  hint?: (() => Promise<Advice>) | undefined;
  /** Keys of elements that a lesson points at. */
  marks?: readonly string[] | undefined;
}

/** Hints are for a person who plays alone: one who gave the seat to a bot may come back, so that counts as well. */
export function mayHint(table: TableInfo, you: readonly number[]): boolean {
  return (
    !table.deal && you.length === 1 && table.seats.filter((seat) => seat.kind === "person" || seat.claimed).length === 1
  );
}

export class Coach {
  #board: () => Coached;
  #advice: Advice | null = $state.raw(null);
  /** The turn it was given for. */
  #turn = "";
  #step = $state(0);
  #asked = 0;
  thinking = $state(false);
  #error: unknown = $state.raw(null);
  problem = $derived(this.#error === null ? "" : errorText(this.#error));

  constructor(board: () => Coached) {
    this.#board = board;
  }

  /** Whether advice is available for the current decision. */
  ready = $derived.by(() => {
    const { scene, hint } = this.#board();
    return (
      Boolean(hint) &&
      scene.phase === "playing" &&
      scene.viewer !== null &&
      scene.seat === scene.viewer &&
      scene.legal.length > 0
    );
  });

  #turnOf(scene: Scene): string {
    return `${scene.round}/${scene.turn}/${scene.seat}`;
  }

  /** The advice, and how far it has been followed; gone as soon as its next action is no choice any more. */
  now = $derived.by(() => {
    const { scene } = this.#board();
    const advice = this.#advice;
    if (!advice || !this.ready || this.#turnOf(scene) !== this.#turn) return null;
    const next = scene.legal.find((choice) => choice.action === advice.turn[this.#step]?.action);
    return next ? { advice, step: this.#step, next } : null;
  });

  /** Keys of the elements it speaks of: what to choose now, and where the die goes then. */
  marks: readonly string[] = $derived.by(() => {
    if (!this.now) return this.#board().marks ?? [];
    const { advice, step, next } = this.now;
    const then = /^(take|own|glass|lift) /.test(next.action)
      ? /^place (\w+)$/.exec(advice.turn[step + 1]?.action ?? "")
      : null;
    return then ? [next.element, elementKey("space", then[1] ?? "")] : [next.element];
  });
  spaces: readonly string[] = $derived.by(() => this.marks.filter((on) => isKind(on, "space")).map(idOf));
  open = $derived.by(() => this.thinking || this.problem !== "" || this.now !== null);

  async ask(): Promise<void> {
    const { scene, hint } = this.#board();
    if (!hint || !this.ready || this.thinking) return;
    this.dismiss();
    const asked = (this.#asked += 1);
    this.thinking = true;
    try {
      const advice = await hint();
      if (asked !== this.#asked || this.#board().scene.ply !== advice.ply) return;
      this.#advice = advice;
      this.#turn = this.#turnOf(scene);
    } catch (refusal) {
      if (asked === this.#asked) this.#error = refusal;
    } finally {
      if (asked === this.#asked) this.thinking = false;
    }
  }

  /** Handles an action of the person, which may follow the advice. */
  followAction(action: string): void {
    if (this.#advice && this.#advice.turn[this.#step]?.action === action) this.#step += 1;
    else this.dismiss();
  }
  followUndo(): void {
    if (this.#advice && this.#step > 0) this.#step -= 1;
    else this.dismiss();
  }

  dismiss(): void {
    this.#asked += 1;
    this.#advice = null;
    this.#step = 0;
    this.thinking = false;
    this.#error = null;
  }
}

/** The advice, or what is left of it after some of its moves; that a turn ends goes without saying. */
export function adviceText(advice: Advice, step: number, names: readonly string[]): string {
  // The cost of ending the turn is interesting only before the first action.
  if (!step) return sentenceText(advice.sentence, names);
  const left = advice.turn.slice(step);
  const moves = left.filter(({ action }) => action !== "pass");
  return sentenceText(
    { message: "coach-advice-plain", facts: { moves: (moves.length ? moves : left).map(({ sentence }) => sentence) } },
    names,
  );
}

/** Up to two reasons in a row; none once the turn has begun. */
export function whyText(advice: Advice, step: number, names: readonly string[]): string {
  return step ? "" : sentencesText(advice.why.slice(0, 2), names);
}
