import { afterEach, expect, it } from "vitest";
import { sceneOf } from "../fixture";
import { completedLines, startFlights } from "./dice-animation";

afterEach(() => {
  delete document.documentElement.dataset.hand;
  document.body.replaceChildren();
});

it("lets the die in hand fly, not the first die of the page", () => {
  document.documentElement.dataset.hand = "right"; // as the settings put it there
  document.body.innerHTML = `<div class="board">
    <span data-track="1"><svg class="die" id="on-track"></svg></span>
    <span data-held><svg class="die" id="in-hand"></svg></span>
  </div>`;
  const before = sceneOf({ hand: "R4" });
  const window = before.windows[0]!;
  const dice = [["R4", ...window.dice[0]!.slice(1)], ...window.dice.slice(1)];
  const after = { ...before, hand: "", windows: [{ ...window, dice }, ...before.windows.slice(1)] };
  const [flight] = startFlights(document.querySelector(".board")!, before, after);
  expect(flight?.picture.id).toBe("in-hand");
  expect(flight?.to).toBe('[data-window="0"] [data-space="A1"]');
});

it("a column that has just been filled flares up, and no other", () => {
  const scene = sceneOf();
  const dice = ["R1", "B2", "G3", "Y4"].map((die, row) => [die, row ? "--" : "P5", "--", "--", "--"]);
  const after = { ...scene, windows: [{ ...scene.windows[0]!, dice }, ...scene.windows.slice(1)] };
  expect(completedLines(after, [["D1"], []])).toEqual([["A1", "B1", "C1", "D1"], []]);
  expect(completedLines(after, [["A2"], []])).toEqual([[], []]);
});
