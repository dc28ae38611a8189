import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { choiceOf, helloAt } from "../../fixture";
import Board from "../Board.svelte";

it("each value of a die drawn with Flux Remover shows how many spaces it has", () => {
  const { scene, table } = helloAt("turn");
  const spaces = [["A1", "A2", "B1"], ["A1"], [], ["D4", "D5"], [], ["A1"]];
  const legal = spaces.map((found, at) =>
    choiceOf(`set ${at + 1}`, `value:${at + 1}`, "choice-set", { value: at + 1 }, { spaces: found }),
  );
  const drawn = { ...scene, hand: "R1", legal };
  const act = vi.fn();
  const { container } = render(Board, {
    ...{ scene: drawn, table, names: ["Ana", "Ben"], options: {} },
    ...{ act, undo: vi.fn(), why: vi.fn() },
  });
  const shown = [...container.querySelectorAll("ul.values .under")].map((one) => one.textContent?.trim());
  expect(shown).toEqual(["3", "1", "0", "2", "0", "1"]);
  container.querySelector<HTMLElement>('[data-on="value:4"]')?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith("set 4");
});
