/** A table shown to everybody, in words. */

import { hasWords, say } from "../lib/words/words.svelte";
import type { OpenTable } from "../lib/protocol";

/** How many play, with which modules, how long a turn may take, and whom the host would like to meet. */
export function tableWords({
  players,
  options,
  timer,
  level,
}: Pick<OpenTable, "players" | "options" | "timer" | "level">): string {
  const on = Object.entries(options).filter(([name, value]) => value === true && name !== "avoid_conflicts");
  const modules = on.map(([name]) => `option-${name}`).filter(hasWords);
  const limit = `setup-timer-${timer}`;
  return [
    say("invited-players", { count: players }),
    modules.length
      ? say("invited-modules", { modules: modules.map((one) => say(one)).join(", ") })
      : say("invited-base"),
    hasWords(limit) && timer ? say("invited-timer", { time: say(limit) }) : say("lobby-no-limit"),
    level === "any" ? "" : say(`lobby-level-${level}`),
  ]
    .filter(Boolean)
    .join(" · ");
}
