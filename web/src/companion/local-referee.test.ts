import { readFileSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { cardsOf, patternOf } from "../lib/cards.svelte";
import type { TableCheck, TableScores, RefereeTable } from "../lib/protocol";
import { auditTable } from "./local-referee";
import { scoreTable, type CardFacts } from "./local-scoring";

interface Case {
  table: RefereeTable;
  scored: TableScores;
  checked: TableCheck;
}
const CASES = JSON.parse(readFileSync("../tests/data/referee_cases.json", "utf8")) as Case[];
let facts: CardFacts;

beforeEach(() => {
  const objectives = new Map(
    [...cardsOf("public"), ...cardsOf("private")].map((objective) => [objective.id, objective]),
  );
  facts = { objective: (id) => objectives.get(id), automa: cardsOf("automa")[0] };
});

it("every table is scored as the server scores it, proofs included", () => {
  for (const table of CASES) expect(scoreTable(table.table, facts)).toEqual(table.scored);
});

it("every window is checked as the server checks it, smallest repairs included", () => {
  for (const table of CASES) expect(auditTable(table.table, (id) => patternOf(id).grid)).toEqual(table.checked);
});

it("every objective of the boxes is found on some table of the cases", () => {
  const found = new Set(
    CASES.flatMap(({ scored: { scores } }) =>
      scores.flatMap((score) => Object.entries({ ...score.public, ...score.private })),
    )
      .filter(([, points]) => points > 0)
      .map(([id]) => id),
  );
  const ids = [...cardsOf("public"), ...cardsOf("private")].map((objective) => objective.id);
  expect(ids.filter((id) => !found.has(id))).toEqual([]);
});

it("what only the server can judge is left to it", () => {
  const [first] = CASES as [Case];
  const window = { ...first.table.windows[0]!, name: "Ana" };
  expect(scoreTable({ ...first.table, windows: [window, window] }, facts)).toBeNull();
  expect(scoreTable({ ...first.table, public: ["no_such_card"] }, facts)).toBeNull();
  const glass = ["W1 W2 -- -- --", ...window.dice.slice(1)];
  expect(scoreTable({ public: [], windows: [{ ...window, dice: glass }] }, facts)).toBeNull();
});
