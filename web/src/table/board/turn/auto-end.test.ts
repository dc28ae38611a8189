import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { settings } from "../../../lib/device/settings.svelte";
import { helloAt } from "../../fixture";
import Board from "../Board.svelte";

/** A turn in which a die was drafted; `left` says what else may be done than to end it. */
function sit(left: number): ReturnType<typeof vi.fn> {
  const { scene, table } = helloAt("turn");
  const [pass] = scene.legal.filter((choice) => choice.element === "button:pass");
  const others = scene.legal.filter((choice) => choice.element !== "button:pass").slice(0, left);
  const act = vi.fn();
  const spent = { ...scene, drafted: true, legal: [...others, pass!] };
  render(Board, { scene: spent, table, names: ["Ana", "Ben"], options: {}, act, undo: vi.fn(), why: vi.fn() });
  return act;
}

it("a turn with nothing left to do ends by itself, but not before there was time to undo", () => {
  const act = sit(0);
  vi.advanceTimersByTime(2000);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledExactlyOnceWith("pass");
});

it("a turn in which something can be done waits", () => {
  const act = sit(1);
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});

it("whoever switched it off ends turns alone", () => {
  settings.autoEnd = false;
  const act = sit(0);
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
