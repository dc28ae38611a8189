/** Small facts of a table in words, as every way to show it says them. */

import { botText } from "../lib/bots";
import type { AutomaDeckCard, Scene, Seat, ToolCard } from "../lib/protocol";
import { hasMessage, say } from "../lib/i18n/translator.svelte";
import { isFree } from "./seat-names";

/** A turn of this round: whose, and whether it is over, being played, to come or skipped. */
export function turnText(scene: Scene, at: number, names: readonly string[]): string {
  const turn = scene.turns[at];
  const name = names[turn?.seat ?? -1] ?? "";
  if (turn?.skipped) return say("turn-skipped", { name });
  if (at === scene.turn) return say("turn-now", { name });
  return at < scene.turn ? say("turn-done", { name }) : say("turn-ahead", { name });
}

/** What a tool costs now: favor tokens, or in solo a die. */
export function priceText({ pay, price }: ToolCard): string {
  return pay ? say("tool-pay", { symbol: pay }) : say("favor-of", { tokens: price });
}

/** What a card of the Automa makes it do, beside the places it names. */
export function automaDoes(shown: AutomaDeckCard): string {
  const pays = shown.tool ? say("automa-pays", { slot: shown.tool }) : "";
  const effect = hasMessage(`automa-effect-${shown.effect}`) ? say(`automa-effect-${shown.effect}`) : "";
  return [pays, effect].filter(Boolean).join("; ");
}

/** Whether a seat has its window: nobody chooses at one that is still free. */
export function choosingText(done: boolean, name: string, seat: Seat | undefined): string {
  if (!done && seat && isFree(seat)) return say("chosen-free");
  if (name === say("player-you")) return say(done ? "chosen-you-yes" : "chosen-you-no");
  return say(done ? "chosen-yes" : "chosen-no", { name });
}

/** Returns who sits there: a bot, nobody yet, a person who is here or away; "" for the Automa. */
export function presenceText(seat: Seat | undefined): string {
  if (!seat || seat.kind === "automa") return "";
  if (seat.resigned) return say("seat-resigned");
  if (seat.bot) return say("seat-bot", { bot: botText(seat.bot) });
  if (isFree(seat)) return say("seat-free");
  return say(seat.online ? "seat-here" : "seat-away");
}
