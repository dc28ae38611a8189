/** Numbers as the screens for people together say them. */

import { say, withMinus } from "../lib/words/words.svelte";

/** How far ahead, with its sign. */
export function leadWords(lead: number): string {
  return lead > 0 ? `+${lead}` : withMinus(lead);
}

/** A name, or what stands where nobody gave one. */
export function nameWords(name: string): string {
  return name || say("games-unnamed");
}
