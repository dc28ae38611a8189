import { describe, expect, it } from "vitest";
import { codeOf, fileOf, readTable, storedTable, storeTable, tableOf, type SavedTable } from "./saved-table";

const table: SavedTable = {
  setup: { options: { players: 2 }, seats: [{ kind: "here", name: "Zoë" }, { kind: "here" }], windows: ["virtus", ""] },
  log: ["roll R4 B2 G6 Y1 P3", "take R4", "place A1", "pass"],
  rest: [],
  uncorrected: undefined,
  draws: true,
  amount: "opponent",
  pace: { round: 2, turn: 3, tokens: [4, 1], used: ["lathekin"] },
};

describe("a game at a real table", () => {
  it("is stored, and forgotten", () => {
    storeTable(table);
    expect(storedTable()).toEqual(table);
    storeTable(null);
    expect(storedTable()).toBeNull();
  });

  it("goes to another device as a file or as a code", async () => {
    expect(await tableOf(fileOf(table))).toEqual(table);
    const code = await codeOf(table);
    expect(code).toMatch(/^[\w-]+$/);
    expect(await tableOf(`  ${code.slice(0, 20)}\n${code.slice(20)} `)).toEqual(table);
  });

  it.each(["", "{}", "not a code", "AAAA", '{"format": "vitral-game/2"}', '{"format": "vitral-real-table/1"}'])(
    "is not %j",
    async (text) => expect(await tableOf(text)).toBeNull(),
  );

  it("keeps what it was before a correction that other entries do not fit", () => {
    const { setup } = table;
    const corrected = { ...table, rest: ["pass"], uncorrected: { setup, log: ["take R4", "pass"] } };
    storeTable(corrected);
    expect(storedTable()).toEqual(corrected);
    storeTable(null);
    expect(readTable({ format: "vitral-real-table/1", ...corrected, uncorrected: { log: [] } })).toEqual({
      ...corrected,
      uncorrected: undefined,
    });
  });

  it("loses what is damaged", () => {
    const damaged = {
      format: "vitral-real-table/1",
      setup: table.setup,
      log: ["pass", 7],
      rest: "no",
      pace: { round: "2" },
    };
    expect(readTable(damaged)).toEqual({ ...table, log: ["pass"], amount: "referee", pace: undefined });
  });
});
