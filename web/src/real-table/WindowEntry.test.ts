import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { sceneOf } from "../table/fixture";
import { RealTable } from "./real-table.svelte";
import WindowEntry from "./WindowEntry.svelte";

const EMPTY = ["--", "--", "--", "--", "--"];

it("dice that break a rule are marked, and there is one way on", async () => {
  const setup = { options: { mode: "automa" }, seats: [{ kind: "here" as const, name: "Ana" }], windows: ["virtus"] };
  const table = new RealTable({ setup, log: [], rest: [], draws: true, amount: "opponent" });
  const scene = { ...sceneOf(), phase: "over" as const };
  const windows = scene.windows.map((window) => ({
    ...window,
    dice: [["R4", ...EMPTY.slice(1)], EMPTY, EMPTY, EMPTY],
  }));
  const none = { following: [], refused: null, decks: null, asks: null, story: [], news: 0, unknown: [], log: [] };
  table.now = { ...none, setup, scene: { ...scene, windows }, supposed: [0] };
  vi.spyOn(table, "enterWindows").mockResolvedValue(false);
  const breaches = [{ space: "B2", reasons: ["interior"] }];
  // Windows are checked in the order of the last round, in which the Automa begins; even if both have one name.
  const others = { name: "Ana", breaches: [], removals: [], doubts: [] };
  const checked = { windows: [others, { name: "Ana", breaches, removals: [["B2"]], doubts: [] }] };
  vi.spyOn(api, "check").mockResolvedValue(checked);

  const { container } = render(WindowEntry, { table });
  const space = (name: string): SVGElement => container.querySelector<SVGElement>(`[data-space="${name}"]`)!;
  space("B2").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await tick();
  expect(container.querySelectorAll("circle.no")).toHaveLength(0);
  screen.getByRole("button", { name: "Enter" }).click();
  await screen.findByRole("button", { name: "Score them as they are" });
  expect(screen.queryByRole("button", { name: "Enter" })).toBeNull();
  expect(container.querySelectorAll("circle.no")).toHaveLength(1);

  space("B2").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await tick();
  expect(container.querySelectorAll("circle.no")).toHaveLength(0);
});
