/** Games that were put away on this device: they are shown apart, and can be taken out again. */

const KEY = "vitral-away";

export function awayTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((table) => typeof table === "string") : [];
  } catch {
    return []; // storage may be forbidden; then nothing can be put away
  }
}

export function keepAway(table: string, away: boolean): void {
  const others = awayTables().filter((one) => one !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(away ? [...others, table].slice(-200) : others));
  } catch {
    // As above.
  }
}
