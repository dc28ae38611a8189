/** My games in the order in which one wants to see them. */

import type { MyTable } from "../lib/protocol";
import { store, stored, texts } from "../lib/device/storage";

export interface Games {
  /** My decision is awaited. */
  awaited: MyTable[];
  going: MyTable[];
  finished: MyTable[];
  /** Archived on this device. */
  away: MyTable[];
}

/** The games by state, each list in order; `away` are the archived tables. */
export function sortGames(tables: readonly MyTable[], away: readonly string[] = []): Games {
  const all = [...tables].sort((one, other) => other.updated - one.updated);
  const latest = all.filter(({ table }) => !away.includes(table));
  const going = latest.filter((table) => !table.over);
  return {
    away: all.filter(({ table }) => away.includes(table)),
    awaited: going.filter((table) => table.yours),
    going: going.filter((table) => !table.yours),
    finished: latest.filter((table) => table.over),
  };
}

/** How many games there are. */
export function gameCount({ awaited, going, finished, away }: Games): number {
  return awaited.length + going.length + finished.length + away.length;
}

/** Returns the names of the other players at a table. */
export function otherNames(table: MyTable, names: readonly string[]): string[] {
  return names.filter((_, seat) => !table.seats.includes(seat));
}

/** Returns the time since then as text in a language. */
export function timeAgo(seconds: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - seconds);
  if (passed < 3600) return words.format(-Math.floor(passed / 60), "minute");
  if (passed < 86_400) return words.format(-Math.floor(passed / 3600), "hour");
  return words.format(-Math.floor(passed / 86_400), "day");
}

const KEY = "vitral-away";
const SERVER_KEY = "vitral-server-games";

/** The games that a server named last, for when it cannot be reached. */
export function storedServerGames(): MyTable[] {
  return stored(SERVER_KEY, [], (value) => (Array.isArray(value) ? (value as MyTable[]) : []));
}

export function storeServerGames(tables: readonly MyTable[]): void {
  store(SERVER_KEY, tables);
}

/** Whether the game for offline use, which some servers have at `/site/`, is stored in this browser. */
export async function hasOfflineGame(): Promise<boolean> {
  const names = await globalThis.caches?.keys().catch(() => []);
  return names?.some((name) => name.startsWith("vitral-site-")) ?? false;
}

export function archivedTables(): string[] {
  return stored(KEY, [], texts);
}

export function archiveTable(table: string, away: boolean): void {
  const others = archivedTables().filter((one) => one !== table);
  store(KEY, away ? [...others, table].slice(-200) : others);
}
