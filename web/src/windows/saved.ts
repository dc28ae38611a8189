/** The windows somebody has drawn, by their codes. Kept on the device, sent nowhere until a table is set up with them. */

import { ownWindow } from "../lib/own";

const KEY = "vitral-windows";
const MOST_KEPT = 60;
/** As many as a table may offer. */
export const MOST = 4;

/** What a stored text tells; whatever is no window is left out. */
export function parsed(stored: string | null): string[] {
  try {
    const told: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(told)) return [];
    return told.filter((code) => typeof code === "string" && ownWindow(code)).slice(0, MOST_KEPT) as string[];
  } catch {
    return [];
  }
}

export function savedWindows(): string[] {
  try {
    return parsed(localStorage.getItem(KEY));
  } catch {
    return []; // storage may be forbidden; then nothing is remembered
  }
}

export function saveWindows(codes: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(codes.slice(0, MOST_KEPT)));
  } catch {
    // It still holds until the page is left.
  }
}

/** The windows with one more at the front, each only once. */
export function kept(codes: readonly string[], code: string): string[] {
  return [code, ...codes.filter((one) => one !== code)].slice(0, MOST_KEPT);
}

/** The windows that an address asks for (`?windows=CODE,CODE`). */
export function askedFor(search: string): string[] {
  const told = new URLSearchParams(search).get("windows")?.split(",") ?? [];
  return [...new Set(told)].filter((code) => ownWindow(code)).slice(0, MOST);
}
