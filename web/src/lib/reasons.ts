/** Why something is not possible, in words. */

import { hasWords, say } from "./words.svelte";

/** The sentence of a reason; in solo some reasons have other words. */
export function reasonWords(reason: string, solo = false): string {
  const alone = `reason-${reason}-solo`;
  if (solo && hasWords(alone)) return say(alone);
  return hasWords(`reason-${reason}`) ? say(`reason-${reason}`) : say("reason-other");
}
