/**
 * How tables are shown: as a picture, or as text for those who listen or read.
 *
 * Settings say how a table begins. The address may ask for one of both (`?view=text`), and whoever is at a table may
 * change it for now; the address keeps that, so that a page loaded again looks the same.
 */

import { here, shownAddress } from "../address";
import { settings } from "./settings.svelte";

const asked = new URLSearchParams(here().search).get("view");
const now: { changed: "" | "picture" | "text" } = $state({
  changed: asked === "text" || asked === "picture" ? asked : "",
});

export function isTextView(): boolean {
  return (now.changed || settings.tables) === "text";
}

/** Show tables the other way from now on. */
export function toggleTableView(): void {
  now.changed = isTextView() ? "picture" : "text";
  const { pathname, search: before, hash } = here();
  const query = new URLSearchParams(before);
  if (now.changed === settings.tables) query.delete("view");
  else query.set("view", now.changed);
  const search = query.toString();
  history.replaceState(history.state, "", shownAddress(pathname + (search ? `?${search}` : "") + hash));
}

/** Applies the setting immediately. */
export function resetTableView(): void {
  now.changed = "";
}
