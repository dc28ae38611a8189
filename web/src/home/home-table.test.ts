import { expect, it } from "vitest";
import game from "./home-game.json";
import { stepAt, stepCount } from "./home-table";

it("begins with an empty window and ends with every die that was placed", () => {
  const held = (step: number): number =>
    stepAt(game.turns, step)
      .dice.flat()
      .filter((die) => die !== "--").length;
  expect(held(0)).toBe(0);
  expect(held(stepCount(game.turns) - 1)).toBe(game.turns.length);
});

it("takes a die from the pool before it is placed", () => {
  const taking = stepAt(game.turns, 1);
  expect(taking.pool[taking.taken]).toBe(game.turns[0]!.die);
  expect(taking.placed).toBe("");
  const after = stepAt(game.turns, 2);
  expect(after.placed).toBe(game.turns[0]!.space);
  expect(after.taken).toBe(-1);
});

it("places every die on a space of its own", () => {
  expect(new Set(game.turns.map((turn) => turn.space)).size).toBe(game.turns.length);
});
