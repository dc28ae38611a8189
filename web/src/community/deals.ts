/** Deals that others play, too: where they are compared, and days in words. */

/** The screen where the games of a deal are compared; nothing for a table of its own. */
export function dealPage(deal: string): string {
  const [kind, id, part] = deal.split("/");
  if (kind === "daily") return `/daily/${id}?kind=${part}`;
  return kind === "contest" ? `/contests/${id}` : "";
}

/** Whether a text is a day, as `2026-11-16`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day (`2026-11-16`) in the words of a language. */
export function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** How long until then, in the words of a language. */
export function until(seconds: number, now: number, language: string): string {
  const left = Math.max(0, seconds - now);
  const hours = left >= 3600 ? (["hour", 3600] as const) : (["minute", 60] as const);
  const [unit, length] = left >= 2 * 86_400 ? (["day", 86_400] as const) : hours;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(Math.ceil(left / length));
}
