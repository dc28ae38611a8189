import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import type { RealTableState } from "../lib/protocol";
import { sceneOf } from "../table/fixture";
import { RealTable } from "./real-table.svelte";
import RealTableBoard from "./RealTableBoard.svelte";

const ANA = { kind: "here" as const, name: "Ana" };
const BOT = { kind: "bot" as const, bot: "apprentice", name: "Bot" };
const LOG = ["roll R4 B2 G1 P5 Y6", "take B2", "place A1", "pass", "take R4", "place A1", "pass"];

/** A board on which the turn of the second player no longer fits. */
function shown(second: typeof ANA | typeof BOT, more: Partial<RealTableState> = {}): RealTable {
  const setup = { options: { players: 2 }, seats: [ANA, second] };
  const rest = LOG.slice(4);
  const uncorrected = { setup, log: LOG };
  const table = new RealTable({ setup, log: LOG.slice(0, 4), rest, uncorrected, draws: true, amount: "referee" });
  const none = { decks: null, asks: null, story: [], news: 0, supposed: [], unknown: [] };
  const refused = { reasons: ["not_offered"], sentences: [] };
  const misfit = { seat: 1, entries: rest, clauses: [{ message: "choice-take", facts: { die: "R4" } }] };
  table.now = { ...none, setup, log: LOG.slice(0, 4), following: rest, scene: sceneOf(), refused, misfit, ...more };
  render(RealTableBoard, { table, onnew: () => {}, onreplay: () => {} });
  return table;
}

it("a turn that no longer fits is left out as a whole, and no number is guessed", async () => {
  const table = shown({ ...ANA, name: "Bia" });
  const leaveOut = vi.spyOn(table, "leaveOut").mockResolvedValue();
  await tick();
  expect(screen.getByRole("alert").textContent).toContain("This entry no longer fits");
  expect(screen.getByRole("alert").textContent).toContain("Tap what Bia really did, or leave this turn out");
  expect(screen.queryByRole("button", { name: "Leave out all of them" })).toBeNull();
  expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
  screen.getByRole("button", { name: "Leave this turn out" }).click();
  expect(leaveOut).toHaveBeenCalledWith("pass");
});

it("a bot whose die is gone chooses again, and what it moved is named", async () => {
  const table = shown(BOT);
  const leaveOut = vi.spyOn(table, "leaveOut").mockResolvedValue();
  await tick();
  expect(screen.getByRole("alert").textContent).toMatch(/undo this:.*red 4/is);
  screen.getByRole("button", { name: "Let Bot choose again" }).click();
  expect(leaveOut).toHaveBeenCalledWith("again");
});

it("while a corrected turn is open, the later entries wait", async () => {
  shown(ANA, { refused: null });
  await tick();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText(/What was entered after it stays/)).toBeTruthy();
});

it("a check says which rule each die breaks, and where removed dice go", async () => {
  shown(ANA, { following: [], refused: null, broken: { B2: ["wrong_color"] } });
  await tick();
  expect(screen.getByText(/^B2:/).textContent).not.toBe("B2: ");
  expect(screen.getByText(/put them back in the box/)).toBeTruthy();
});
