import { expect, it, vi } from "vitest";
import type { RealTableState } from "../lib/protocol";
import { RealTable, realTableApi } from "./real-table.svelte";
import { storedTable } from "./saved-table";

const setup = { options: { players: 2 }, seats: [{ kind: "here" as const }, { kind: "here" as const }] };
const LOG = ["roll R4 B2", "take R4", "place A1", "pass"];

/** A table of which a die was corrected; the entries after it no longer fit. */
async function misfitting(): Promise<RealTable> {
  vi.spyOn(realTableApi, "state").mockImplementation((asked) => {
    const { log = [], entries = [], following = [], replaced_line = "", leave_out } = asked;
    const next = [...log, ...entries];
    // The mistake of these tests: what was entered after another line than LOG has does not fit.
    const left = leave_out ? [] : following.slice(entries.length && !replaced_line ? 1 : 0);
    const state = { setup: asked.setup, log: next, following: left, story: [], news: 0, supposed: [] };
    const refused = left.length ? { reasons: ["not_offered"], sentences: [] } : null;
    return Promise.resolve({ ...state, scene: null, asks: null, refused } as unknown as RealTableState);
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
  await table.leaveOut("pass");
  await table.enter(["pass"]);
  await table.undo();
  await table.undo();
  expect(table.saved.log).toEqual(["roll R4 B2"]);
  await table.undo();
  expect(table.correction).toMatchObject({ was: "roll R4 B2", after: [] });
  await table.cancelCorrection();
  expect(table.saved.log).toEqual(["roll R4 B2"]);
});

it("a turn that is left out comes back with Undo, also after the page was loaded again", async () => {
  const table = await misfitting();
  await table.leaveOut("pass");
  expect(realTableApi.state).toHaveBeenLastCalledWith(
    expect.objectContaining({ leave_out: "pass", following: ["place A1", "pass"], uncorrected: LOG }),
  );
  expect(table.misfit).toBe(false);
  const again = new RealTable(storedTable()!);
  await again.load();
  expect(again.leftOut).toBe(true);
  await again.undo();
  expect(again.saved).toMatchObject({ log: LOG, rest: [] });
  expect(again.leftOut).toBe(false);
});

it("after the next entry a turn that was left out is gone", async () => {
  const table = await misfitting();
  await table.leaveOut("pass");
  await table.enter(["take R4"]);
  expect(table.leftOut).toBe(false);
  await table.cancelCorrection();
  expect(table.saved.log).toEqual(["roll R4 B2", "take B2", "take R4"]);
});

it("a correction can still be canceled when its Undo did not reach the server", async () => {
  const table = await misfitting();
  await table.leaveOut("pass");
  await table.enter(["pass"]);
  await table.correct(1);
  vi.mocked(realTableApi.state).mockRejectedValueOnce(new Error("offline"));
  await table.undo();
  expect(table.correction).not.toBeNull();
  await table.cancelCorrection();
  expect(table.saved.log).toEqual(["roll R4 B2", "take B2", "pass"]);
});

it("a die that was misread leads to its roll", async () => {
  const table = await misfitting();
  await table.cancelCorrection();
  await table.correct(1);
  await table.correctRoll();
  expect(table.correction).toMatchObject({ line: 0, was: "roll R4 B2", after: LOG.slice(1) });
  await table.cancelCorrection();
  expect(table.saved.log).toEqual(LOG);
});

it("a correction is canceled before anything is entered for it", async () => {
  const table = await misfitting();
  await table.leaveOut("pass");
  await table.correct(0);
  expect(table.saved.log).toEqual([]);
  await table.cancelCorrection();
  expect(table.saved.log).toEqual(["roll R4 B2", "take B2"]);
});

it("private objectives are asked for again, but not those of bots", async () => {
  const table = await misfitting();
  await table.cancelCorrection();
  const seats = [{ kind: "here" as const }, { kind: "bot" as const, bot: "apprentice" }];
  const dealt = { ...setup, seats, private: [["shades_of_red"], ["shades_of_blue"]] };
  table.saved = { ...table.saved, setup: dealt };
  await table.revealAgain();
  expect(table.saved.setup.private).toEqual([[], ["shades_of_blue"]]);
  expect(table.saved.log).toEqual(LOG);
});
