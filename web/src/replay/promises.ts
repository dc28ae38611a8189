/** The promises of dice that this device was shown, by table: what a record says later is held against them. */

const KEY = "vitral-promises";
const KEPT = 100;

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {}; // storage may be forbidden; then the record's own promise has to do
  }
}

export function promised(table: string): string {
  return read()[table] ?? "";
}

/** Remember what was shown first: a server that changes it later is found out. */
export function keepPromise(table: string, commitment: string): void {
  const { [table]: before, ...others } = read();
  const kept = Object.entries({ ...others, [table]: before ?? commitment }).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // As above.
  }
}
