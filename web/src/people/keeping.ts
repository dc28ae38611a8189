/** What browsers keep for themselves, kept for somebody with a key, too: settings, names, games put away, lessons.
 * The browser that changed something last is right. */

import { people } from "./api";

const KEYS = ["vitral-settings", "vitral-names", "vitral-away", "vitral-lessons"] as const;
const STATE = "vitral-kept";

interface State {
  /** When the server and this browser last agreed. */
  at: number;
  /** What they agreed on. */
  text: string;
}

function here(): Record<string, unknown> {
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
export function take(kept: Record<string, unknown>, at: number): boolean {
  const before = JSON.stringify(here());
  for (const key of KEYS) if (key in kept) localStorage.setItem(key, JSON.stringify(kept[key]));
  agree(at);
  return JSON.stringify(here()) !== before;
}

/** Agree with the server, which last changed at that time; a page that has other settings now is shown anew. */
export async function keepUp(changed: number): Promise<void> {
  const { at, text } = agreed();
  if (changed > at) {
    const { kept, kept_at } = await people.you();
    if (take(kept, kept_at)) location.reload();
  } else if (JSON.stringify(here()) !== text) agree((await people.keep(here())).at);
}

/** This browser belongs to somebody else from now on. */
export function forgetKept(): void {
  localStorage.removeItem(STATE);
}
