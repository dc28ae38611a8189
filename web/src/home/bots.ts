/** What bots are called. */

import { hasWords, say } from "../lib/words.svelte";

/** The kind of bot: "Glazier". One that came after these words were written goes by its id. */
export function botWords(bot: string): string {
  return hasWords(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** A bot at a table: "Glazier", or "Glazier 2" where there are several. */
export function botName(bot: string, nth: number): string {
  return nth ? say("bot-nth", { bot: botWords(bot), nth }) : say("bot-only", { bot: botWords(bot) });
}
