import { expect, it } from "vitest";
import { scoreTable } from "../companion/local-scoring";
import { storedDraft, toDocument } from "../companion/table-document";
import type { RealTableSetup, RealTableState } from "../lib/protocol";
import { draftOf } from "./table-draft";

const NAMES = ["Tom", "Mia", "Leo"];
const ROWS = ["virtus", "firmitas", "bellesguard"];

function at(players: number, start: number, options: Record<string, unknown> = {}) {
  const setup: RealTableSetup = {
    options: { players, ...options },
    seats: NAMES.slice(0, players).map((name) => ({ kind: "here", name })),
    windows: ROWS.slice(0, players),
    start,
  };
  const names = options.mode === "automa" ? ["Tom", "The Automa"] : NAMES.slice(0, players);
  return { saved: { setup, log: [], rest: [], draws: true, amount: "pace" as const }, scene: null, names, now: null };
}
const pace = (tokens: number[]) => ({ round: 11, turn: 0, tokens, used: [] });

it("windows stand in the order of the first turns of the last round", () => {
  const named = (players: number, start: number, options = {}) =>
    draftOf(at(players, start, options), { pace: pace([0, 1, 2]) }).windows.map(({ name }) => name);
  expect(named(2, 1)).toEqual(["Tom", "Mia"]);
  expect(named(2, 0)).toEqual(["Mia", "Tom"]);
  expect(named(3, 1)).toEqual(["Mia", "Leo", "Tom"]);
  expect(named(3, 1, { dice_pools: true })).toEqual(["Mia", "Leo", "Tom"]);
  expect(named(1, 0, { mode: "solo" })).toEqual(["Tom"]);
  expect(named(1, 0, { mode: "automa" })).toEqual(["The Automa", "Tom"]);
});

it("each window keeps what its owner has", () => {
  const { windows } = draftOf(at(3, 1), { pace: pace([4, 5, 6]) });
  expect(windows.map(({ name, pattern, tokens }) => [name, pattern, tokens])).toEqual([
    ["Mia", "firmitas", 5],
    ["Leo", "bellesguard", 6],
    ["Tom", "virtus", 4],
  ]);
  const supposed = { ...at(2, 0), now: { supposed: [1] } as unknown as RealTableState };
  const { windows: shown } = draftOf(supposed, { dice: [{ A1: "R1" }, { A1: "B2" }] });
  expect(shown.map(({ name, dice }) => [name, dice])).toEqual([
    ["Mia", { A1: "B2" }],
    ["Tom", {}],
  ]);
});

it("in a tie, whoever took their first turn of the last round later wins", () => {
  for (const [start, winner] of ["Tom", "Mia"].entries()) {
    const draft = storedDraft(JSON.parse(JSON.stringify(draftOf(at(2, start), { pace: pace([1, 1]) }))));
    const scored = scoreTable(
      toDocument(draft, () => ""),
      { objective: () => undefined, automa: undefined },
    );
    expect(scored?.scores.map(({ total }) => total)).toEqual([-19, -19]);
    expect(scored?.ranking[0]).toBe(winner);
    expect(draft.inOrder).toBe(true);
    expect(draft.glass).toBe(false);
  }
});
