/** The names people gave themselves on this device. */

import { changeSettings, settings } from "./settings.svelte";
import { store, stored, texts } from "./storage";

const KEY = "vitral-names";

export function savedNames(): string[] {
  const typed = stored(KEY, [], texts);
  // The person's own name is stored with the settings, too.
  return settings.name ? [settings.name, ...typed.slice(1)] : typed;
}

/** Remember these, one's own first; names further down that were not typed now stay. */
export function saveNames(names: readonly string[]): void {
  const before = savedNames();
  if (names[0]) changeSettings({ name: names[0] });
  store(KEY, [...names, ...before.slice(names.length)].slice(0, 6));
}
