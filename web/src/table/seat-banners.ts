/** The banners that the people of a table see until they have answered. */

import { latest, store, stored } from "../lib/device/storage";
import type { TableInfo } from "../lib/protocol";

const KEY = "vitral-renewals";

const read = (): Record<string, number> => stored(KEY, {});

/** The first of my seats that a bot plays for now; none that I have resigned. */
export function botAtMine({ seats }: TableInfo, you: readonly number[]): number | undefined {
  return you.find((seat) => seats[seat]?.bot && seats[seat].claimed && !seats[seat].resigned);
}

/** The first of my seats whose link the host gave out again without my having seen it; the host knows. */
export function reissuedOfMine(table: TableInfo, you: readonly number[], dismissed = 0): number | undefined {
  if (you.includes(table.host)) return undefined;
  const seen = Math.max(dismissed, read()[table.id] ?? 0);
  return you.find((seat) => (table.seats[seat]?.reissued_at ?? 0) > seen);
}

export function rememberReissue(table: string, at: number): void {
  store(KEY, latest({ ...read(), [table]: at }, 100));
}
