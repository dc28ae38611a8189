/** Chat messages as text, and the muted seats, which are stored on the device and with a key on the server. */

import { latest, store, stored } from "../../lib/device/storage";
import type { ChatMessage } from "../../lib/protocol";
import { say } from "../../lib/i18n/translator.svelte";

const KEY = "vitral-muted";
/** Tables of which this device remembers who is muted. */
const MAX_TABLES = 50;

/** Returns a message as text for the person at the seats `you`, or "" if it does not concern them. */
export function chatText(said: ChatMessage, names: readonly string[], you: readonly number[]): string {
  const name = names[said.seat] ?? "";
  if (said.nudged?.some((seat) => you.includes(seat))) return say("chat-nudged-you", { name });
  if (said.nudged?.length) return "";
  return say("chat-said", { name, text: said.emote ? say(`chat-emote-${said.emote}`) : (said.text ?? "") });
}

const mutedSeats = (): Record<string, number[]> => stored(KEY, {});

/** Returns the muted seats of a table. */
export function mutedAt(table: string): number[] {
  return mutedSeats()[table] ?? [];
}

export function mute(table: string, seat: number, muted: boolean): void {
  const all = mutedSeats();
  const seats = mutedAt(table).filter((one) => one !== seat);
  delete all[table]; // so that it is the last one
  all[table] = muted ? [...seats, seat] : seats;
  const some = Object.entries(all).filter(([, seats]) => seats.length);
  store(KEY, latest(Object.fromEntries(some), MAX_TABLES));
}
