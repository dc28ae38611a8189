import { expect, it } from "vitest";
import type { MyTable } from "../lib/protocol";
import { archivedTables, archiveTable, gameCount, otherNames, sortGames, timeAgo } from "./games";

const game = (table: string, updated: number, more: Partial<MyTable> = {}): MyTable => ({
  table, updated, options: {}, names: ["Ana", "Bo"], bots: ["", ""], free: [false, false], seats: [0], round: 3, over: false, yours: false, ...more,
}); // prettier-ignore

it("awaited games come first, finished ones last, the latest before the others", () => {
  const games = sortGames([
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
  expect(sortGames([game("a", 1, { over: true, yours: true })]).awaited).toEqual([]);
});

it("are counted", () => {
  expect(gameCount(sortGames([]))).toBe(0);
  expect(gameCount(sortGames([game("a", 1, { over: true }), game("b", 2, { yours: true }), game("d", 9)]))).toBe(3);
});

it("names the others", () => {
  expect(otherNames(game("a", 1), ["Ana", "Bo"])).toEqual(["Bo"]);
  expect(otherNames(game("a", 1, { seats: [0, 1] }), ["Ana", "Bo"])).toEqual([]);
});

it("says how long ago in words", () => {
  expect(timeAgo(1000, 1030, "en")).toBe("this minute");
  expect(timeAgo(0, 7200, "en")).toBe("2 hours ago");
  expect(timeAgo(0, 86_400 * 1.5, "en")).toBe("yesterday");
  expect(timeAgo(99, 0, "en")).toBe("this minute");
});

it("shows games that were put away apart, and takes them out again", () => {
  archiveTable("one", true);
  const tables = [game("one", 5, { yours: true }), game("two", 4)];
  expect(sortGames(tables, archivedTables())).toMatchObject({
    awaited: [],
    going: [{ table: "two" }],
    away: [{ table: "one" }],
  });
  expect(gameCount(sortGames(tables, archivedTables()))).toBe(2);
  archiveTable("one", false);
  expect(sortGames(tables, archivedTables()).away).toEqual([]);
});
