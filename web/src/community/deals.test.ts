import { expect, it } from "vitest";
import { calendarWeeks, dayAfter, dayText, dealPage, isDay, percentAhead, timeUntil, weekdays } from "./deals";

it("tells days from other texts", () => {
  expect(["2026-11-16", "2024-02-29"].every(isDay)).toBe(true);
  expect(["", "x", "2026-13-45", "2026-02-30", "2026-1-1", "2026-11-16x"].filter(isDay)).toEqual([]);
});

it("knows where a deal is compared", () => {
  expect(dealPage("daily/2026-11-16/solo")).toBe("/daily/2026-11-16?kind=solo");
  expect(dealPage("contest/abc/2")).toBe("/contests/abc");
  expect(dealPage("")).toBe("");
});

it("says days as the language does, wherever the reader is", () => {
  expect(dayText("2026-11-16", "en")).toBe("November 16, 2026");
  expect(dayText("2026-11-16", "de")).toBe("16. November 2026");
});

it("counts days over the ends of months", () => {
  expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
});

it("says how long it takes until then", () => {
  expect(timeUntil(3 * 86_400 - 5, 0, "en")).toBe("3 days");
  expect(timeUntil(86_400 + 7200, 0, "en")).toBe("26 hours");
  expect(timeUntil(7200, 0, "en")).toBe("2 hours");
  expect(timeUntil(90, 0, "en")).toBe("2 minutes");
  expect(timeUntil(0, 90, "en")).toBe("0 minutes");
});

it("lays days out in weeks from Monday to Sunday, the last with today", () => {
  const weeks = calendarWeeks("2026-11-18", 2);
  expect(weeks.map((week) => [week[0], week[6]])).toEqual([
    ["2026-11-09", "2026-11-15"],
    ["2026-11-16", "2026-11-22"],
  ]);
  expect(calendarWeeks("2026-11-22", 1)[0]![6]).toBe("2026-11-22");
  expect(weekdays("en")[0]).toBe("Mon");
});

it("says of how many of the others one is ahead, where there are enough", () => {
  expect([1, 3, 5].map((place) => percentAhead(place, 5))).toEqual([100, 50, 0]);
  expect(percentAhead(0, 9)).toBeUndefined();
  expect(percentAhead(1, 4)).toBeUndefined();
});
