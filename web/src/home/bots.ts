/** What bots are called. */

import type { BotKind } from "../lib/protocol";
import { hasWords, say } from "../lib/words.svelte";

/** The kind of bot: "Glazier". One that came after these words were written goes by its id. */
export function botWords(bot: string): string {
  return hasWords(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** A sentence about it, where there is one, and how many points it makes, where that was measured. */
export function botAbout({ name, points }: BotKind): string {
  const about = hasWords(`bot-${name}`) ? say(`bot-${name}.about`) : "";
  const strength = points === null ? "" : say("bot-strength", { points: Math.round(points) });
  return `${about} ${strength}`.trim();
}

/** Names by seat: those given; a bot without one goes by its kind ("Glazier", or "Glazier 2" where several are alike). */
export function seatWords(
  names: readonly string[],
  bots: readonly string[],
  otherwise: (seat: number) => string,
): string[] {
  const nameless = names.map((name, seat) => (name ? "" : (bots[seat] ?? "")));
  return names.map((name, seat) => {
    const bot = nameless[seat];
    if (!bot) return name || otherwise(seat);
    const alike = nameless.flatMap((other, at) => (other === bot ? [at] : []));
    return alike.length > 1 ? say("bot-nth", { bot: botWords(bot), nth: alike.indexOf(seat) + 1 }) : botWords(bot);
  });
}
