import { expect, it, vi } from "vitest";
import type { RealTableState } from "../lib/protocol";
import { RealTable, realTableApi } from "./real-table.svelte";
import { storedTable } from "./saved-table";

const setup = { options: { players: 2 }, seats: [{ kind: "here" as const }, { kind: "here" as const }] };
const LOG = ["roll R4 B2", "take R4", "place A1", "pass"];

/** A table of which a die was corrected; the entries after it no longer fit. */
async function misfitting(): Promise<RealTable> {
  vi.spyOn(realTableApi, "state").mockImplementation((asked) => {
    const { log = [], entries = [], following = [] } = asked;
    const state = { setup: asked.setup, log: [...log, ...entries], following, story: [], news: 0, supposed: [] };
    return Promise.resolve({ ...state, scene: null, asks: null, refused: null } as unknown as RealTableState);
  });
  const table = new RealTable({ setup, log: LOG, rest: [], draws: true, amount: "referee" });
  await table.load();
  await table.correct(1);
  await table.enter(["take B2"]);
  expect(table.misfit).toBe(true);
  expect(table.saved).toMatchObject({ log: ["roll R4 B2", "take B2"], rest: ["place A1", "pass"] });
  return table;
}

it("a correction that other entries do not fit is canceled", async () => {
  const table = await misfitting();
  await table.enter(["place A2"]);
  expect(table.saved.rest).toEqual(["pass"]);
  await table.cancelCorrection();
  expect(table.misfit).toBe(false);
  expect(table.saved).toMatchObject({ setup, log: LOG, rest: [] });
  expect(storedTable()).toEqual({ ...table.saved, pace: undefined });
});

it("it is canceled after the page was loaded again, too", async () => {
  await misfitting();
  const again = new RealTable(storedTable()!);
  await again.load();
  expect(again.misfit).toBe(true);
  await again.cancelCorrection();
  expect(again.saved).toMatchObject({ log: LOG, rest: [] });
});

it("a roll that is undone keeps its dice, to have one changed", async () => {
  const table = await misfitting();
  await table.leaveOut(true);
  await table.undo();
  expect(table.saved.log).toEqual(["roll R4 B2"]);
  await table.undo();
  expect(table.correction).toMatchObject({ was: "roll R4 B2", after: [] });
  await table.cancelCorrection();
  expect(table.saved.log).toEqual(["roll R4 B2"]);
});

it("turns that end by themselves do not count among what no longer fits", async () => {
  const table = await misfitting();
  expect(table.saved.rest).toEqual(["place A1", "pass"]);
  expect(table.misfits).toBe(1);
});

it("once everything fits, there is nothing to cancel", async () => {
  const table = await misfitting();
  await table.leaveOut(true);
  expect(table.saved).toMatchObject({ log: ["roll R4 B2", "take B2"], rest: [] });
  await table.cancelCorrection();
  expect(table.saved.log).toEqual(["roll R4 B2", "take B2"]);
});

it("a correction is canceled before anything is entered for it", async () => {
  const table = await misfitting();
  await table.leaveOut(true);
  await table.correct(0);
  expect(table.saved.log).toEqual([]);
  await table.cancelCorrection();
  expect(table.saved.log).toEqual(["roll R4 B2", "take B2"]);
});
