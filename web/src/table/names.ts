/** What seats are called; one without a name is told by what sits there. */

import type { Table } from "../lib/protocol";
import { say } from "../lib/words.svelte";

export function seatNames(table: Table): string[] {
  return table.seats.map((seat, at) => {
    if (seat.kind === "automa") return say("automa-name");
    if (seat.kind === "person" && !seat.claimed && !seat.name) return say("seat-free");
    return seat.name || (seat.kind === "bot" ? say("bot-name", { number: at + 1 }) : say("player-name", { number: at + 1 }));
  });
}

/** Whether a seat still waits for its person. */
export function isFree(seat: Table["seats"][number]): boolean {
  return seat.kind === "person" && !seat.claimed;
}

/** Names in one or two signs that tell them apart: letters, else the first letter and a number ("Bot 2" is B2). */
export function shortNames(names: readonly string[]): string[] {
  const ways = [
    (name: string): string => name.slice(0, 1),
    (name: string): string => name.slice(0, 2),
    (name: string): string => name.slice(0, 1) + (/\d+$/.exec(name)?.[0] ?? ""),
  ];
  const way = ways.find((one) => new Set(names.map(one)).size === names.length);
  return names.map((name, at) => (way ? way(name) : `${name.slice(0, 1)}${at + 1}`));
}
