/** What the players of a replay are called. */

import { seatWords } from "../lib/words/bots";
import { say } from "../lib/words/words.svelte";
import type { About } from "./reel";

/** Names by seat, the Automa's last. */
export function namesOf({ seats }: About): string[] {
  const otherwise = (at: number): string =>
    seats[at]?.kind === "automa" ? say("automa-name") : say("player-name", { number: at + 1 });
  return seatWords(
    seats.map((seat) => seat.name),
    seats.map((seat) => seat.bot),
    otherwise,
  );
}
