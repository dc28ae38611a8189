import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { WindowCheck } from "../lib/protocol";
import CheckList from "./CheckList.svelte";
import { Companion } from "./companion.svelte";

function shown(window: Partial<WindowCheck>): string[] {
  const whole = { name: "Ana", breaches: [], doubts: [], removals: [], ...window };
  render(CheckList, { table: new Companion(), checked: { windows: [whole] } });
  return screen.getAllByRole("button").map((button) => button.textContent.trim());
}

it("a die that lies alone is a doubt, and no rule is broken", () => {
  expect(shown({ doubts: [{ space: "D5", reasons: ["not_touching"] }] })).toEqual(["D5: touches no other die."]);
  expect(screen.getByText(/no rule is broken/)).toBeTruthy();
  expect(screen.getByText(/^Uncertain/).textContent).toContain("this die");
});

it("doubts stand after the breaches and how to mend them", () => {
  const reasons = ["same_color_beside" as const];
  const [first, second, doubt] = shown({
    breaches: [
      { space: "A1", reasons },
      { space: "A2", reasons },
    ],
    removals: [["A1"], ["A2"]],
    doubts: [{ space: "B3", reasons: ["not_on_edge"] }],
  });
  expect([first, second]).toEqual([expect.stringMatching(/^A1: /), expect.stringMatching(/^A2: /)]);
  expect(doubt).toBe("B3: the only die, and not on the edge.");
});

it("a window without doubts does not speak of them", () => {
  render(CheckList, {
    table: new Companion(),
    checked: { windows: [{ name: "Ana", breaches: [], doubts: [], removals: [] }] },
  });
  expect(screen.queryByText(/^Uncertain/)).toBeNull();
});
