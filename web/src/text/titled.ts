/** A card by its name; one that is our reconstruction is told as such. */

import { card, isOurs } from "../lib/words/cards.svelte";
import { say } from "../lib/words/words.svelte";

export function titled(id: string): string {
  return isOurs(id) ? `${card(id).name} (${say("our-reconstruction")})` : card(id).name;
}
