/** Texts for numbers on the community screens. */

import { hasMessage, say, withMinus } from "../lib/i18n/translator.svelte";
import type { OpenTable } from "../lib/protocol";

/** Returns a lead with its sign. */
export function leadText(lead: number): string {
  return lead > 0 ? `+${lead}` : withMinus(lead);
}

/** A name, or what stands where nobody gave one. */
export function nameText(name: string): string {
  return name || say("games-unnamed");
}

/** Returns the players, modules, turn timer and wanted level of an open table. */
export function tableText({
  players,
  options,
  timer,
  level,
}: Pick<OpenTable, "players" | "options" | "timer" | "level">): string {
  const on = Object.entries(options).filter(([name, value]) => value === true && name !== "avoid_conflicts");
  const modules = on.map(([name]) => `option-${name}`).filter(hasMessage);
  const limit = `setup-timer-${timer}`;
  return [
    say("invited-players", { count: players }),
    modules.length
      ? say("invited-modules", { modules: modules.map((one) => say(one)).join(", ") })
      : say("invited-base"),
    hasMessage(limit) && timer ? say("invited-timer", { time: say(limit) }) : say("lobby-no-limit"),
    level === "any" ? "" : say(`lobby-level-${level}`),
  ]
    .filter(Boolean)
    .join(" · ");
}
