import type { BotKind } from "./protocol";
import { hasMessage, say } from "./i18n/translator.svelte";

/** The bot that sits down where nobody named another. */
export const DEFAULT_BOT = "apprentice";
/** The bot of a first game. */
export const BEGINNER_BOT = "apprentice:1";

/** The message of a bot: a level has one of its own, `bot-apprentice-1`. */
const messageOf = (bot: string): string => `bot-${bot.replace(":", "-")}`;

/** The kind of bot: "Glazier". One that came after these words were written goes by its id. */
export function botText(bot: string): string {
  return hasMessage(messageOf(bot)) ? say(messageOf(bot)) : bot;
}

/** Returns a bot as a difficulty: its name, and its points, or a note that it plays less strongly on this server. */
export function difficultyText({ name, points, power = "full" }: BotKind): string {
  const bot = botText(name);
  if (power !== "full") return say(power === "soon" ? "bot-soon" : "bot-reduced", { bot });
  return points === null ? bot : say("bot-difficulty", { bot, points: Math.round(points) });
}

/** A sentence about it, where there is one, and how many points it makes, where that was measured and is so here. */
export function botAbout({ name, points, power = "full" }: BotKind): string {
  const about = hasMessage(messageOf(name)) ? say(`${messageOf(name)}.about`) : "";
  const strength = points === null || power !== "full" ? "" : say("bot-strength", { points: Math.round(points) });
  return `${about} ${strength}`.trim();
}

/** Names by seat: those given; a bot without one goes by its kind ("Glazier", or "Agnes (Glazier)" where several are alike). */
export function seatText(
  names: readonly string[],
  bots: readonly string[],
  otherwise: (seat: number) => string,
): string[] {
  const nameless = names.map((name, seat) => (name ? "" : (bots[seat] ?? "")));
  return names.map((name, seat) => {
    const bot = nameless[seat];
    if (!bot) return name || otherwise(seat);
    const alike = nameless.flatMap((other, at) => (other === bot ? [at] : []));
    return alike.length > 1 ? say("bot-person", { bot: botText(bot), nth: alike.indexOf(seat) + 1 }) : botText(bot);
  });
}
