/** The emblems that the players of the open table chose, and one's own, by the names that are shown. */

import { settings } from "../lib/device/settings.svelte";
import type { TableInfo } from "../lib/protocol";
import type { ChosenEmblem } from "./emblem";

interface Look {
  bot: string;
  emblem: ChosenEmblem;
}
let shown: Map<string, Look> = $state.raw(new Map());

/** Shows the emblems of a table wherever its names are. */
export function showEmblems(names: readonly string[], { seats }: TableInfo): void {
  const looks = seats.map(({ bot, emblem_color: color = "", emblem_pattern: pattern = 0 }, seat) => {
    const look: Look = { bot, emblem: { color, pattern } };
    return [names[seat] ?? "", look] as const;
  });
  shown = new Map(looks);
}

/** Returns the emblem under a name at the open table; elsewhere one's own, where the name is one's own. */
export function lookOf(name: string): Look | undefined {
  return shown.get(name) ?? (name && name === settings.name ? { bot: "", emblem: settings.emblem } : undefined);
}
