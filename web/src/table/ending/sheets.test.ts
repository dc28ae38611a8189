import { expect, it } from "vitest";
import type { Sheet } from "../../lib/protocol";
import { earlyWords, soFarWords } from "./sheets";

const sheet = (made: number, open: number): Sheet => ({
  total: made - open,
  lines: [
    { id: "deep_shades", kind: "public", points: made, finds: [] },
    { id: "open", kind: "open", points: -open, finds: [] },
  ],
});

it("tells what was made apart from what is still open", () => {
  expect(earlyWords(sheet(2, 18))).toBe("2 points, 18 open");
});

it("explains a score that is below zero", () => {
  expect(soFarWords(sheet(0, 16))).toBe(
    "-16 so far: 0 points made, minus 16 for spaces that are still open. Every die you place helps.",
  );
});

it("has nothing to explain once every space is filled", () => {
  expect(soFarWords(sheet(40, 0))).toBe("");
  expect(soFarWords(undefined)).toBe("");
});
