/** What bots are called. */

import { hasWords, say } from "../lib/words.svelte";

/** The kind of bot: "Glazier". One that came after these words were written goes by its id. */
export function botWords(bot: string): string {
  return hasWords(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** A sentence about it, where there is one. */
export function botAbout(bot: string): string {
  return hasWords(`bot-${bot}`) ? say(`bot-${bot}.about`) : "";
}

/** Names by seat: those given; a bot without one goes by its kind ("Glazier", or "Glazier 2" where several are alike). */
export function seatWords(names: readonly string[], bots: readonly string[], otherwise: (seat: number) => string): string[] {
  const nameless = names.map((name, seat) => (name ? "" : (bots[seat] ?? "")));
  return names.map((name, seat) => {
    const bot = nameless[seat];
    if (!bot) return name || otherwise(seat);
    const alike = nameless.flatMap((other, at) => (other === bot ? [at] : []));
    return alike.length > 1 ? say("bot-nth", { bot: botWords(bot), nth: alike.indexOf(seat) + 1 }) : botWords(bot);
  });
}
