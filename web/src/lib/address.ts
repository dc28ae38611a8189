/** Addresses of the page's screens: paths, or behind `#` where nobody would answer to a path. */

import { runtime } from "$runtime";

export type Address = Pick<URL, "pathname" | "search" | "hash">;

/** The address of the screen that is shown. */
export function here(): Address {
  return runtime.addressInFragment ? new URL(location.hash.slice(1) || "/", location.origin) : location;
}

/** Returns the text of the address bar for the address of a screen. */
export function shownAddress(path: string): string {
  return runtime.addressInFragment ? `${location.pathname}#${path}` : path;
}

/** The whole address of a screen, to be handed on. */
export function wholeAddress(path: string): string {
  return location.origin + shownAddress(path);
}
