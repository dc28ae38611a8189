/** What a result says beside who won: by how much, why ties broke as they did, and records of one's own. */

import type { Scene, Statistics } from "../../lib/protocol";
import { store, stored, texts } from "../../lib/device/storage";
import { say } from "../../lib/i18n/translator.svelte";

const KEY = "vitral-counted";

/** Whether the points of a table were counted up on this device before. */
export function wasCounted(table: string): boolean {
  return stored(KEY, [], texts).includes(table);
}

export function storeCounted(table: string): void {
  const others = stored(KEY, [], texts).filter((one) => one !== table);
  store(KEY, [...others, table].slice(-50));
}

/** By how many points the seat `me` won or lost; nothing where nobody here plays, or points do not decide. */
export function marginText({ ending, scores }: Scene, me: number | undefined, names: readonly string[]): string {
  const total = (seat: number): number => scores[seat]?.total ?? 0;
  if (!ending) return "";
  if (ending.won !== null && ending.target !== null) {
    const margin = Math.abs(total(0) - ending.target);
    return say(ending.won ? "end-above-target" : "end-below-target", { points: margin, target: ending.target });
  }
  const [first, second] = ending.ranking.map(({ seat }) => seat);
  if (first === undefined || second === undefined || me === undefined) return "";
  if (me === first) {
    const margin = total(first) - total(second);
    return margin ? say("end-won-by", { points: margin }) : say(`ahead-${ending.ranking[0]!.ahead_by}`);
  }
  const margin = total(first) - total(me);
  return margin ? say("end-lost-by", { points: margin, name: names[first] ?? "" }) : say("end-lost-tied");
}

/** Records that a game has just set: the best with this window or of this mode, and games won in a row. */
export function recordTexts({ windows, modes, games }: Statistics, pattern: string, points: number): string[] {
  const played = games[0];
  if (!played) return [];
  const window = windows.find(({ id }) => id === pattern);
  const mode = modes.find((one) => one.mode === played.mode);
  const found: string[] = [];
  if (mode && mode.games > 1 && mode.best === points) found.push(say("end-best-mode"));
  else if (window && window.games > 1 && window.best === points) found.push(say("end-best-window"));
  const lost = games.findIndex(({ place, players }) => place > 1 || players < 2);
  const streak = lost < 0 ? games.length : lost;
  if (streak > 1) found.push(say("end-streak", { games: streak }));
  return found;
}

/** The dice of the round track that make the target of a solo game: "6 + 3 + … = 42". */
export function targetText(track: readonly (readonly string[])[], target: number): string {
  const values = track.flat().map((die) => die.slice(1));
  return say("end-target", { sum: values.join(" + "), target });
}
