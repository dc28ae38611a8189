/** What an invitation says: how many play, with which modules, how long a turn may take. */

import type { Invitation } from "../../lib/protocol";
import { listText } from "../../lib/i18n/labels";
import { hasMessage, say } from "../../lib/i18n/translator.svelte";

export function factsOf({ options, timer, free, over }: Invitation): string[] {
  const players = typeof options.players === "number" ? options.players : 2;
  // The options that are on and not on by default.
  const modules = Object.entries(options)
    .filter(([name, on]) => on === true && name !== "avoid_conflicts" && hasMessage(`option-${name}`))
    .map(([name]) => say(`option-${name}`));
  if (options.enforcement === "honour")
    modules.push(`${say("option-enforcement")}: ${say("option-enforcement-honour")}`);
  const limit = `setup-timer-${timer}`;
  return [
    over ? say("invited-players", { count: players }) : say("invited-seats", { count: players, free }),
    modules.length ? say("invited-modules", { modules: listText(modules) }) : say("invited-base"),
    timer
      ? say("invited-timer", { time: hasMessage(limit) ? say(limit) : `${timer / 60} min` })
      : say("invited-no-timer"),
  ];
}
