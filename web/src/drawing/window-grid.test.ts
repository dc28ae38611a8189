import { describe, expect, it } from "vitest";
import { frameOf, outline, paneAt, petals } from "./window-frame";
import { GLASS, PIPS } from "./palette";
import { dieAt, placeOf, requirementAt, SPACES } from "./window-grid";

const rows = [
  ["R4", "--", "--", "--", "--"],
  ["--", "--", "--", "--", "--"],
  ["--", "--", "W2", "--", "--"],
  ["--", "--", "--", "--", "P1"],
];

describe("a window's geometry", () => {
  it("names twenty spaces, row by row", () => {
    expect(SPACES).toHaveLength(20);
    expect([SPACES[0], SPACES[5], SPACES[19]]).toEqual(["A1", "B1", "D5"]);
    expect(placeOf("C3")).toEqual([2, 2]);
  });

  it("finds dice and what a pattern asks for", () => {
    expect([dieAt(rows, "A1"), dieAt(rows, "C3"), dieAt(rows, "B2"), dieAt([], "A1")]).toEqual(["R4", "W2", "", ""]);
    expect([requirementAt(["R.B.Y", "4P3G2", ".1.5.", "..6.."], "B1"), requirementAt([], "D5")]).toEqual(["4", "."]);
  });

  it("keeps all panes inside the frame, with and without arch", () => {
    for (const frame of [frameOf(true, false, false), frameOf(false, false, true), frameOf(false, true, true)]) {
      const [x, y] = paneAt(frame, 3, 4);
      expect(x + 60).toBeLessThan(frame.width);
      expect(y + 60).toBeLessThan(frame.height);
      expect(outline(frame, 2)).toMatch(/^M[^N]*Z$/);
    }
  });

  it("draws a rose alike on both sides", () => {
    const letters = petals(frameOf(false, true, true), ["R.B.Y", "4P3G2", ".1.5.", "..6.."]).map(
      (petal) => petal.letter,
    );
    const inner = letters.slice(0, 7);
    expect(inner).toEqual([...inner].reverse());
  });
});

describe("signs beside color", () => {
  it("give every glass its own texture, and every value its pips", () => {
    expect(new Set(Object.values(GLASS).map((glass) => glass.tile[2])).size).toBe(6);
    for (const value of [1, 2, 3, 4, 5, 6]) expect(PIPS[value]).toHaveLength(value);
  });
});
