/** Why something is not possible, in words, where the server gives codes alone: the referee does. */

import { hasWords, say } from "./words.svelte";

export function reasonWords(reason: string): string {
  return hasWords(`reason-${reason}`) ? say(`reason-${reason}`) : say("reason-other");
}
