/** What the people of a table's seats are told until they have answered. */

import type { TableInfo } from "../lib/protocol";

const KEY = "vitral-renewals";

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {}; // storage may be forbidden; then it is told once more
  }
}

/** The first of my seats that a bot plays for now; none that I have resigned. */
export function botAtMine({ seats }: TableInfo, you: readonly number[]): number | undefined {
  return you.find((seat) => seats[seat]?.bot && seats[seat].claimed && !seats[seat].resigned);
}

/** The first of my seats whose link the host gave out again without my having seen it; the host knows. */
export function renewedOfMine(table: TableInfo, you: readonly number[], dismissed = 0): number | undefined {
  if (you.includes(table.host)) return undefined;
  const seen = Math.max(dismissed, read()[table.id] ?? 0);
  return you.find((seat) => (table.seats[seat]?.renewed ?? 0) > seen);
}

export function seenRenewal(table: string, at: number): void {
  const kept = Object.entries({ ...read(), [table]: at }).slice(-100);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // As above.
  }
}
