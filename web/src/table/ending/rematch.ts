/** The end of a game: its verdict, and the table where it may go on. */

import { api } from "../../lib/api";
import type { GameResult, NewSeat, TableInfo } from "../../lib/protocol";
import { say } from "../../lib/i18n/translator.svelte";

/** Who won, or whether the round track was beaten. */
export function verdict(ending: GameResult, names: readonly string[], you: readonly number[]): string {
  if (ending.won !== null) return say(ending.won ? "end-solo-won" : "end-solo-lost");
  const winner = ending.ranking[0]?.seat ?? 0;
  return you.length === 1 && you[0] === winner ? say("end-title-you") : say("end-title", { name: names[winner] ?? "" });
}

/** The address of the rematch; it is set up if nobody has done so before. */
export async function rematchAddress(table: TableInfo, you: readonly number[]): Promise<string> {
  if (table.rematch) return `/t/${table.rematch}`;
  const seats: NewSeat[] = table.seats
    .map((seat, at): NewSeat | null => {
      if (seat.kind === "automa") return null;
      if (seat.bot) return { kind: "bot", name: seat.name, bot: seat.bot };
      return { kind: you.includes(at) ? "here" : "link", name: seat.name };
    })
    .filter((seat) => seat !== null);
  const made = await api.newTable({ seats, options: table.options, timer: table.timer, rematch: table.id });
  return `/t/${made.table}`;
}

/** What stands on the button that leads there. */
export function rematchText(table: TableInfo): string {
  return say(table.rematch ? "end-rematch-go" : table.seats.length > 1 ? "end-rematch" : "play-again");
}
