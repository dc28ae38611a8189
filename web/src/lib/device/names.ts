/** The names people gave themselves on this device. */

import { change, settings } from "./settings.svelte";

const KEY = "vitral-names";

export function savedNames(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const typed = Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
    // Tables ask for one's own name too, and keep it with the settings.
    return settings.name ? [settings.name, ...typed.slice(1)] : typed;
  } catch {
    return settings.name ? [settings.name] : [];
  }
}

/** Remember these, one's own first; names further down that were not typed now stay. */
export function saveNames(names: readonly string[]): void {
  const before = savedNames();
  if (names[0]) change({ name: names[0] });
  const merged = [...names, ...before.slice(names.length)].slice(0, 6);
  try {
    localStorage.setItem(KEY, JSON.stringify(merged));
  } catch {
    // Private windows may refuse; names are then typed again.
  }
}
