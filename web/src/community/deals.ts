/** Shared deals: their pages, and days as text. */

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

/** Returns a day (`2026-11-16`) as text in a language. */
export function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The days of so many weeks, from Monday to Sunday; the last week is the one with `today`. */
export function calendarWeeks(today: string, weeks: number): string[][] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const first = dayAfter(today, -weekday - 7 * (weeks - 1));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayAfter(first, 7 * week + day)),
  );
}

/** The short names of Monday to Sunday. */
export function weekdays(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)));
}

/** Returns the share of others, in percent, that a place is ahead of; undefined where there are too few others. */
export function percentAhead(place: number, people: number): number | undefined {
  return place && people >= 5 ? Math.floor((100 * (people - place)) / (people - 1)) : undefined;
}

/** Returns the time until then as text in a language. */
export function timeUntil(seconds: number, now: number, language: string): string {
  const left = Math.max(0, seconds - now);
  const hours = left >= 3600 ? (["hour", 3600] as const) : (["minute", 60] as const);
  const [unit, length] = left >= 2 * 86_400 ? (["day", 86_400] as const) : hours;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(Math.ceil(left / length));
}
