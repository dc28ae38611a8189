/** What browsers keep for themselves, kept for somebody with a key, too: settings, names, games put away, lessons,
 * puzzles, windows, and who is muted. Of each, the browser that changed it last is right. */

import { accountApi } from "./account-api";

const KEYS = [
  "vitral-settings",
  "vitral-names",
  "vitral-away",
  "vitral-lessons",
  "vitral-puzzles",
  "vitral-windows",
  "vitral-muted",
] as const;
const STATE = "vitral-kept";

type Things = Record<string, unknown>;

interface State {
  /** When the server and this browser last agreed. */
  at: number;
  /** What they agreed on. */
  text: string;
}

function here(): Things {
  const found = KEYS.map((key) => [key, JSON.parse(localStorage.getItem(key) ?? "null") as unknown] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== null));
}

function agreed(): State {
  const kept = JSON.parse(localStorage.getItem(STATE) ?? "null") as Partial<State> | null;
  return { at: Number(kept?.at ?? 0), text: String(kept?.text ?? "") };
}

function agree(at: number): void {
  localStorage.setItem(STATE, JSON.stringify({ at, text: JSON.stringify(here()) }));
}

/** Take what the server has; whether anything is other than before. */
export function applyServerSettings(kept: Things, at: number): boolean {
  const before = JSON.stringify(here());
  for (const key of KEYS) if (key in kept) localStorage.setItem(key, JSON.stringify(kept[key]));
  agree(at);
  return JSON.stringify(here()) !== before;
}

/** Of what the server has, all but what was changed here since both agreed. */
function untouched(kept: Things, text: string): Things {
  const mine = here();
  const before = text ? (JSON.parse(text) as Things) : mine;
  const same = (key: string): boolean => JSON.stringify(mine[key]) === JSON.stringify(before[key]);
  return Object.fromEntries(Object.entries(kept).filter(([key]) => same(key)));
}

/** Agree with the server, which last changed at that time; a page that has other settings now is shown anew. */
export async function syncSettings(changed: number): Promise<void> {
  const { at, text } = agreed();
  let now = text;
  let fresh = false;
  if (changed > at) {
    const { settings, settings_saved_at } = await accountApi.you();
    fresh = applyServerSettings(untouched(settings, text), settings_saved_at);
    now = JSON.stringify(Object.fromEntries(KEYS.flatMap((key) => (key in settings ? [[key, settings[key]]] : []))));
  }
  if (JSON.stringify(here()) !== now) agree((await accountApi.keep(here())).at);
  if (fresh) location.reload();
}

/** This browser belongs to somebody else from now on. */
export function forgetSync(): void {
  localStorage.removeItem(STATE);
}
