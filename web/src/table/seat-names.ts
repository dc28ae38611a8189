/** What seats are called; one without a name is named after its bot. */

import { seatText } from "../lib/bots";
import type { TableInfo } from "../lib/protocol";
import { say } from "../lib/i18n/translator.svelte";

/** Stands where a bot would for a seat that was resigned and that nobody plays. */
const NOBODY = "nobody";

/** The names of the seats; whoever plays alone on this device without a name is "You". */
export function seatNames({ seats }: TableInfo, you: readonly number[] = []): string[] {
  const otherwise = (at: number): string => {
    const seat = seats[at];
    if (seat?.kind === "automa") return say("automa-name");
    if (you.length === 1 && you[0] === at) return say("player-you");
    return seat && isFree(seat) ? say("seat-free") : say("player-name", { number: at + 1 });
  };
  return seatText(
    seats.map((seat) => seat.name),
    seats.map((seat) => (seat.bot === NOBODY ? "" : seat.bot)),
    otherwise,
  );
}

/** Whether a seat still waits for its person. */
export function isFree(seat: TableInfo["seats"][number]): boolean {
  return seat.kind === "person" && !seat.claimed;
}

/**
 * Names in few characters that still differ: two letters, since one may look the same in two alphabets; else letters and
 * a number ("Apprentice 3" is Ap 3, and A3 where it is `tight`).
 */
export function shortNames(names: readonly string[], tight = false): string[] {
  const number = (name: string): string => /\d+$/.exec(name)?.[0] ?? "";
  const ways = [
    (name: string): string => name.slice(0, 2),
    (name: string): string => `${name.slice(0, 2).trimEnd()} ${number(name)}`.trimEnd(),
  ];
  const way = ways.find((one) => new Set(names.map(one)).size === names.length);
  const short = names.map((name, at) => (way ? way(name) : `${name.slice(0, 1)}${at + 1}`));
  return tight ? short.map((name) => name.replace(/^(.).* /, "$1")) : short;
}

/** A name in two parts: what may be cut where room is short, and what must stay for it to differ from the others. */
export function nameParts(names: readonly string[], seat: number): [head: string, tail: string] {
  const name = names[seat] ?? "";
  const number = / \d+$/.exec(name)?.[0] ?? "";
  if (number) return [name.slice(0, -number.length), number];
  const begins = (one: string): string => one.slice(0, 4).toLowerCase();
  const alike = names.some((other, at) => at !== seat && begins(other) === begins(name));
  return alike && name.length > 6 ? [name.slice(0, -3), name.slice(-3)] : [name, ""];
}
