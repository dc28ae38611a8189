import { describe, expect, it } from "vitest";
import type { RealTableSetup } from "../lib/protocol";
import { diceOfRound, isPaceOver, paceOf, paid, priceOf, turnBeside, turnOrder } from "./pace";
import type { PaceState } from "./saved-table";

const setup = (players: number, options: Record<string, unknown> = {}, start = 0): RealTableSetup => ({
  options: { players, ...options },
  seats: Array.from({ length: players }, () => ({ kind: "here" as const })),
  start,
});
const begun: PaceState = { round: 1, turn: 0, tokens: [3, 1], used: [] };

describe("the pace of a game", () => {
  it("goes around the table and back, and the next player starts the next round", () => {
    expect(turnOrder(setup(3, {}, 1), 1)).toEqual([1, 2, 0, 0, 2, 1]);
    expect(turnOrder(setup(3, {}, 1), 2)).toEqual([2, 0, 1, 1, 0, 2]);
    expect(turnOrder(setup(1, { mode: "solo" }), 4)).toEqual([0, 0]);
    expect(turnOrder(setup(1, { mode: "automa" }), 2)).toEqual([1, 0, 0, 1]);
    expect(turnOrder(setup(3, { dice_pools: true }), 3)).toEqual([2, 0, 1]);
  });

  it("goes through all rounds, forward and back", () => {
    const table = setup(2);
    let at = begun;
    for (let turns = 0; turns < 40; turns += 1) at = turnBeside(table, at, 1)!;
    expect(isPaceOver(at)).toBe(true);
    expect(turnBeside(table, { ...at, turn: 3 }, 1)).toBeNull();
    expect(turnBeside(table, at, -1)).toMatchObject({ round: 10, turn: 3 });
    expect(turnBeside(table, begun, -1)).toBeNull();
  });

  it("says how many dice a round has", () => {
    expect([2, 3, 4].map((players) => diceOfRound(setup(players)))).toEqual([5, 7, 9]);
    expect(diceOfRound(setup(1, { mode: "solo" }))).toBe(4);
    expect(diceOfRound(setup(1, { mode: "automa" }))).toBe(5);
    expect(diceOfRound(setup(3, { dice_pools: true }))).toBe(0);
  });

  it("has tools paid for, the first time with one token, then with two", () => {
    const once = paid(begun, 0, "lathekin");
    expect([once.tokens, priceOf(once, "lathekin")]).toEqual([[2, 1], 2]);
    expect(paid(once, 1, "lathekin")).toBe(once);
  });

  it("goes on from where it was left", () => {
    expect(paceOf(setup(2), null, begun)).toBe(begun);
    expect(paceOf({ ...setup(2), windows: ["", ""] }, null, undefined)).toMatchObject({ round: 1, tokens: [0, 0] });
  });
});
