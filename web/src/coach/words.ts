/** The coach's advice in words, as far as it has not been followed yet. */

import type { Advice } from "../lib/protocol";
import { sayAll, sayIt } from "../lib/words/teller";

/** The advice, or what is left of it after some of its moves; that a turn ends goes without saying. */
export function adviceWords(advice: Advice, step: number, names: readonly string[]): string {
  // What ending the turn at once would cost is news only before anything was done.
  if (!step) return sayIt(advice.sentence, names);
  const left = advice.turn.slice(step);
  const moves = left.filter(({ action }) => action !== "pass");
  return sayIt(
    { message: "coach-advice-plain", facts: { moves: (moves.length ? moves : left).map(({ sentence }) => sentence) } },
    names,
  );
}

/** Up to two reasons in a row; once the turn has begun they have been heard. */
export function whyWords(advice: Advice, step: number, names: readonly string[]): string {
  return step ? "" : sayAll(advice.why.slice(0, 2), names);
}
