/** The windows somebody has drawn, by their codes. Kept on the device, sent nowhere until a table is set up with them. */

import { store, stored, texts } from "../lib/device/storage";
import { customWindow } from "../lib/custom-windows";

const KEY = "vitral-windows";
const MOST_KEPT = 60;
/** As many as a table may offer. */
export const MOST_OFFERED = 4;

/** What was stored; whatever is no window is left out. */
export function savedWindows(): string[] {
  return stored(KEY, [], texts)
    .filter((code) => customWindow(code))
    .slice(0, MOST_KEPT);
}

export function saveWindows(codes: readonly string[]): void {
  store(KEY, codes.slice(0, MOST_KEPT));
}

/** The windows with one more at the front, each only once. */
export function withWindow(codes: readonly string[], code: string): string[] {
  return [code, ...codes.filter((one) => one !== code)].slice(0, MOST_KEPT);
}

/** The windows that an address asks for (`?windows=CODE,CODE`). */
export function windowsInAddress(search: string): string[] {
  const told = new URLSearchParams(search).get("windows")?.split(",") ?? [];
  return [...new Set(told)].filter((code) => customWindow(code)).slice(0, MOST_OFFERED);
}
