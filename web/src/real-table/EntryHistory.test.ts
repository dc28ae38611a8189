import { render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import type { RealTableLine } from "../lib/protocol";
import EntryHistory from "./EntryHistory.svelte";
import { RealTable } from "./real-table.svelte";

it("a pass is listed and can be changed; the end of a turn with a die is not", async () => {
  const setup = { options: { players: 2 }, seats: [{ kind: "here" as const }, { kind: "here" as const }] };
  const log = ["roll R4 B2 G1 P5 Y6", "take R4", "place A1", "pass", "pass", "tool lathekin", "pass"];
  const table = new RealTable({ setup, log, rest: [], draws: true, amount: "referee" });
  const lines: RealTableLine[] = log.map(() => ({ round: 1, seat: 0, sentence: null }));
  vi.spyOn(table, "history").mockResolvedValue(lines);
  const correct = vi.spyOn(table, "correct").mockResolvedValue();
  render(EntryHistory, { table, onclose: () => {} });
  const buttons = await screen.findAllByRole("button", { name: "Change", hidden: true });
  for (const button of buttons) button.click();
  expect(correct.mock.calls.map(([at]) => at)).toEqual([6, 5, 4, 2, 1, 0]);
});
