/** The codes of windows designed on this device; stored here, and sent nowhere until a table uses them. */

import { MAX_CUSTOM_WINDOWS } from "../lib/constants";
import { store, stored, texts } from "../lib/device/storage";
import { customWindow } from "../lib/custom-windows";

const KEY = "vitral-windows";
const MAX_SAVED = 60;

/** What was stored; whatever is no window is left out. */
export function savedWindows(): string[] {
  return stored(KEY, [], texts)
    .filter((code) => customWindow(code))
    .slice(0, MAX_SAVED);
}

export function saveWindows(codes: readonly string[]): void {
  store(KEY, codes.slice(0, MAX_SAVED));
}

/** The windows with one more at the front, each only once. */
export function withWindow(codes: readonly string[], code: string): string[] {
  return [code, ...codes.filter((other) => other !== code)].slice(0, MAX_SAVED);
}

/** The windows that an address asks for (`?windows=CODE,CODE`). */
export function windowsInAddress(search: string): string[] {
  const codes = new URLSearchParams(search).get("windows")?.split(",") ?? [];
  return [...new Set(codes)].filter((code) => customWindow(code)).slice(0, MAX_CUSTOM_WINDOWS);
}
