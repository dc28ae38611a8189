import { expect, it } from "vitest";
import type { MyTable } from "../lib/protocol";
import { awayTables, keepAway } from "./away";
import { ago, others, played, sorted } from "./games";

const game = (table: string, updated: number, more: Partial<MyTable> = {}): MyTable => ({
  table, updated, options: {}, names: ["Ana", "Bo"], bots: ["", ""], free: [false, false], seats: [0], round: 3, over: false, yours: false, ...more,
}); // prettier-ignore

it("awaited games come first, finished ones last, the latest before the others", () => {
  const games = sorted([
    game("a", 1, { over: true }),
    game("b", 2, { yours: true }),
    game("c", 5, { yours: true }),
    game("d", 9),
  ]);
  expect(games.awaited.map((one) => one.table)).toEqual(["c", "b"]);
  expect(games.going.map((one) => one.table)).toEqual(["d"]);
  expect(games.finished.map((one) => one.table)).toEqual(["a"]);
});

it("a finished game awaits nobody, whatever it says", () => {
  expect(sorted([game("a", 1, { over: true, yours: true })]).awaited).toEqual([]);
});

it("are counted", () => {
  expect(played(sorted([]))).toBe(0);
  expect(played(sorted([game("a", 1, { over: true }), game("b", 2, { yours: true }), game("d", 9)]))).toBe(3);
});

it("names the others", () => {
  expect(others(game("a", 1), ["Ana", "Bo"])).toEqual(["Bo"]);
  expect(others(game("a", 1, { seats: [0, 1] }), ["Ana", "Bo"])).toEqual([]);
});

it("tells how long ago in words", () => {
  expect(ago(1000, 1030, "en")).toBe("this minute");
  expect(ago(0, 7200, "en")).toBe("2 hours ago");
  expect(ago(0, 86_400 * 1.5, "en")).toBe("yesterday");
  expect(ago(99, 0, "en")).toBe("this minute");
});

it("shows games that were put away apart, and takes them out again", () => {
  keepAway("one", true);
  const tables = [game("one", 5, { yours: true }), game("two", 4)];
  expect(sorted(tables, awayTables())).toMatchObject({
    awaited: [],
    going: [{ table: "two" }],
    away: [{ table: "one" }],
  });
  expect(played(sorted(tables, awayTables()))).toBe(2);
  keepAway("one", false);
  expect(sorted(tables, awayTables()).away).toEqual([]);
});
