/** What is said to an answer. */

import type { PuzzleVerdict } from "../lib/protocol";
import { sayAll, sayIt } from "../lib/words/teller";
import { say } from "../lib/words/words.svelte";

/** The verdict, the best turn, and up to two reasons, each a sentence or a few. */
export function verdictWords(verdict: PuzzleVerdict, names: readonly string[]): string[] {
  const { right, played, best, loss, margin, why } = verdict;
  const judged = right
    ? say("puzzle-right", { margin })
    : played.length
      ? say("puzzle-wrong", { loss })
      : say("puzzle-given-up", { margin });
  const turn = sayIt({ message: "coach-advice-plain", facts: { moves: best } }, names);
  return [judged, say("puzzle-best", { turn }), sayAll(why.slice(0, 2), names)];
}
