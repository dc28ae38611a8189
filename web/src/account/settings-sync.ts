/** Synchronizes with the server what this browser stores for a person with a key: settings, names, hidden games,
 * lessons, puzzles, windows, and muted seats. Of each, the last change wins. */

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

type SyncedSettings = Record<string, unknown>;

interface SyncState {
  /** The time of the last synchronization. */
  at: number;
  /** The settings at the last synchronization. */
  text: string;
}

function localSettings(): SyncedSettings {
  const entries = KEYS.map((key) => [key, JSON.parse(localStorage.getItem(key) ?? "null") as unknown] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

function lastSync(): SyncState {
  const state = JSON.parse(localStorage.getItem(STATE) ?? "null") as Partial<SyncState> | null;
  return { at: Number(state?.at ?? 0), text: String(state?.text ?? "") };
}

function rememberSync(at: number): void {
  localStorage.setItem(STATE, JSON.stringify({ at, text: JSON.stringify(localSettings()) }));
}

/** Stores the settings of the server here; returns whether any of them differs from before. */
export function applyServerSettings(settings: SyncedSettings, at: number): boolean {
  const before = JSON.stringify(localSettings());
  for (const key of KEYS) if (key in settings) localStorage.setItem(key, JSON.stringify(settings[key]));
  rememberSync(at);
  return JSON.stringify(localSettings()) !== before;
}

/** Returns the settings of the server without those changed here since the last synchronization. */
function withoutLocalChanges(settings: SyncedSettings, text: string): SyncedSettings {
  const mine = localSettings();
  const before = text ? (JSON.parse(text) as SyncedSettings) : mine;
  const same = (key: string): boolean => JSON.stringify(mine[key]) === JSON.stringify(before[key]);
  return Object.fromEntries(Object.entries(settings).filter(([key]) => same(key)));
}

/** Synchronizes with the server, whose settings last changed at `changed`; reloads the page if its settings differ now. */
export async function syncSettings(changed: number): Promise<void> {
  const { at, text } = lastSync();
  let now = text;
  let fresh = false;
  if (changed > at) {
    const { settings, settings_saved_at } = await accountApi.you();
    fresh = applyServerSettings(withoutLocalChanges(settings, text), settings_saved_at);
    now = JSON.stringify(Object.fromEntries(KEYS.flatMap((key) => (key in settings ? [[key, settings[key]]] : []))));
  }
  if (JSON.stringify(localSettings()) !== now) rememberSync((await accountApi.saveSettings(localSettings())).at);
  if (fresh) location.reload();
}

/** Forgets the last synchronization, because another person uses this browser now. */
export function forgetSync(): void {
  localStorage.removeItem(STATE);
}
