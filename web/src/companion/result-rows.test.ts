import { expect, it } from "vitest";
import type { TableScores } from "../lib/protocol";
import { resultRows } from "./result-rows";

const scored: TableScores = {
  scores: [
    {
      name: "Ana", total: 11, public: { color_variety: 4 }, private: { shades_of_red: 9 }, tokens: 1, open: -3,
      proof: { color_variety: [{ points: 4, spaces: ["A1", "A2"] }, { points: 0, spaces: ["A2"] }] },
    },
    { name: "The Automa", total: 5, public: { color_variety: 4 }, private: { shades_of_blue: 2 }, tokens: 0, open: -1, bonus: 0, proof: {} },
  ],
  ranking: ["Ana", "The Automa"],
}; // prettier-ignore

it("one row a line, with a gap where a private objective is another's", () => {
  const rows = resultRows(scored);
  expect(rows.map((row) => row.id)).toEqual([
    "color_variety",
    "shades_of_red",
    "shades_of_blue",
    "tokens",
    "open",
    "bonus",
  ]);
  expect(rows[1]?.cells).toEqual([{ points: 9, spaces: [] }, null]);
});

it("the proof of a line names each space once", () => {
  expect(resultRows(scored)[0]?.cells[0]).toEqual({ points: 4, spaces: ["A1", "A2"] });
});

it("solo has no tokens", () => {
  const [solo] = scored.scores;
  expect(resultRows({ scores: [solo!], ranking: ["Ana"], target: null }).map((row) => row.kind)).not.toContain(
    "tokens",
  );
});
