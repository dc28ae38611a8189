import { expect, it } from "vitest";
import type { TableScores } from "../lib/protocol";
import { resultRows, tieBreaker } from "./result-rows";

const scored: TableScores = {
  scores: [
    {
      name: "Ana", total: 11, public: { color_variety: 4 }, private: { shades_of_red: 9 }, tokens: 1, open: -3,
      proof: { color_variety: [{ points: 4, spaces: ["A1", "A2"] }, { points: 0, spaces: ["A2"] }] },
    },
    { name: "The Automa", total: 5, public: { color_variety: 4 }, private: { shades_of_blue: 2 }, tokens: 0, open: -1, bonus: 3, proof: {} },
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

it("rare glass has a row only where it scored", () => {
  const scores = scored.scores.map((score) => ({ ...score, bonus: 0 }));
  expect(resultRows({ ...scored, scores }).map((row) => row.kind)).not.toContain("bonus");
});

it("two players of one name are two players", () => {
  const one = { ...scored.scores[0]!, total: 9 };
  expect(tieBreaker({ scores: [one, { ...one, total: 11 }], ranking: ["Ana", "Ana"] })).toBe("");
  expect(tieBreaker({ scores: [one, { ...one, tokens: 0 }], ranking: ["Ana", "Ana"] })).toBe("tokens");
});

it("says on what the first is ahead where the points are the same", () => {
  const [ana, automa] = scored.scores.map((score) => ({ ...score, total: 11 }));
  expect(tieBreaker(scored)).toBe("");
  expect(tieBreaker({ ...scored, scores: [ana!, automa!] })).toBe("private");
  const level = { ...ana!, name: "Bia" };
  expect(tieBreaker({ scores: [ana!, level], ranking: ["Ana", "Bia"] })).toBe("order");
  expect(tieBreaker({ scores: [ana!, { ...level, tokens: 0 }], ranking: ["Ana", "Bia"] })).toBe("tokens");
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
