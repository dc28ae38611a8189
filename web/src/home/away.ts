/** Games that were put away on this device: they are shown apart, and can be taken out again. */

import { store, stored, texts } from "../lib/device/storage";

const KEY = "vitral-away";

export function awayTables(): string[] {
  return stored(KEY, [], texts);
}

export function keepAway(table: string, away: boolean): void {
  const others = awayTables().filter((one) => one !== table);
  store(KEY, away ? [...others, table].slice(-200) : others);
}
