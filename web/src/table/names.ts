/** What seats are called; one without a name is told by what sits there. */

import { seatWords } from "../home/bots";
import type { TableInfo } from "../lib/protocol";
import { say } from "../lib/words.svelte";

/** Stands where a bot would for a seat that was resigned and that nobody plays. */
const NOBODY = "nobody";

export function seatNames({ seats }: TableInfo): string[] {
  const otherwise = (at: number): string => {
    const seat = seats[at];
    if (seat?.kind === "automa") return say("automa-name");
    return seat && isFree(seat) ? say("seat-free") : say("player-name", { number: at + 1 });
  };
  return seatWords(
    seats.map((seat) => seat.name),
    seats.map((seat) => (seat.bot === NOBODY ? "" : seat.bot)),
    otherwise,
  );
}

/** Whether a seat still waits for its person. */
export function isFree(seat: TableInfo["seats"][number]): boolean {
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
