/** What an invitation says: how many play, with which modules, how long a turn may take. */

import type { Invitation } from "../../lib/protocol";
import { listWords } from "../../lib/naming";
import { hasWords, say } from "../../lib/words.svelte";

/** Options that change the game so much that whoever is invited should know, where they are on. */
const MODULES = ["dice_pools", "inspirations", "rare_glass", "passion_publics", "promos"] as const;

export function factsOf({ options, timer, free, over }: Invitation): string[] {
  const players = typeof options.players === "number" ? options.players : 2;
  const modules = MODULES.filter((module) => options[module] === true && hasWords(`option-${module}`)).map((module) =>
    say(`option-${module}`),
  );
  if (options.enforcement === "honour")
    modules.push(`${say("option-enforcement")}: ${say("option-enforcement-honour")}`);
  const limit = `setup-timer-${timer}`;
  return [
    over ? say("invited-players", { count: players }) : say("invited-seats", { count: players, free }),
    modules.length ? say("invited-modules", { modules: listWords(modules) }) : say("invited-base"),
    timer
      ? say("invited-timer", { time: hasWords(limit) ? say(limit) : String(Math.round(timer / 60)) })
      : say("invited-no-timer"),
  ];
}
