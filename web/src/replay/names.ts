/** What the players of a replay are called. */

import { seatWords } from "../home/bots";
import { say } from "../lib/words.svelte";
import type { About } from "./reel";

/** Names by seat, the Automa's last; a record may tell none, so it has to be said how many there are. */
export function namesOf({ names, bots, options }: About, players = names.length): string[] {
  const automa = options.mode === "automa";
  const people = Array.from({ length: automa ? 1 : players }, (_, seat) => names[seat] ?? "");
  const told = seatWords(people, bots, (seat) => say("player-name", { number: seat + 1 }));
  return automa ? [...told, names[1] || say("automa-name")] : told;
}
