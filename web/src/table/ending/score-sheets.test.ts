import { expect, it } from "vitest";
import type { ScoreSheet } from "../../lib/protocol";
import { earlyText, scoreRows, soFarText } from "./score-sheets";

const sheet = (made: number, open: number, each = 1): ScoreSheet => ({
  total: made - each * open,
  lines: [
    { id: "deep_shades", kind: "public", points: made, finds: [] },
    { id: "tokens", kind: "tokens", points: 0, finds: [] },
    {
      id: "open",
      kind: "open",
      points: -each * open,
      finds: Array.from({ length: open }, () => ({ points: -each, spaces: ["A1"] })),
    },
  ],
});

it("separates what was made from what is still open", () => {
  expect(earlyText(sheet(2, 18))).toBe("2 made, 18 open: −16");
});

it("counts spaces in solo, too, where each of them costs three points", () => {
  expect(earlyText(sheet(2, 18, 3))).toBe("2 made, 18 open: −52");
});

it("counts every open space of a find: the server sends them as one", () => {
  const found = sheet(2, 2);
  const lines = found.lines.map((line) =>
    line.kind === "open" ? { ...line, finds: [{ spaces: ["A1", "A2"], points: -2 }] } : line,
  );
  expect(earlyText({ ...found, lines })).toBe("2 made, 2 open: 0");
});

it("whoever plays alone has no favor tokens to count", () => {
  expect(scoreRows([sheet(2, 18, 3)]).map((line) => line.kind)).toEqual(["public", "open"]);
  expect(scoreRows([sheet(2, 18), sheet(3, 1)]).map((line) => line.kind)).toEqual(["public", "tokens", "open"]);
});

it("explains a score that is below zero", () => {
  expect(soFarText(sheet(0, 16))).toBe(
    "−16 so far: 0 points earned, minus 16 for spaces that are still open. Every die you place helps.",
  );
});

it("has nothing to explain once every space is filled", () => {
  expect(soFarText(sheet(40, 0))).toBe("");
  expect(soFarText(undefined)).toBe("");
});
