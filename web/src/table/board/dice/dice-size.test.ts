import { expect, it } from "vitest";
import { diceSize } from "./dice-size";

const PHONE = { narrow: true, landscape: false };

it.each([
  [5, 1],
  [9, 2],
  [13, 2],
])("keeps %i dice large enough for a thumb in %i row(s) of a phone", (count, rows) => {
  const found = diceSize(374, count, PHONE)!;
  expect(found.rows).toBe(rows);
  expect(found.side).toBeGreaterThanOrEqual(40);
  expect((found.inRow + 1.4) * (found.side + 4)).toBeLessThanOrEqual(374);
});

it("fits the dice of four beside the window of a phone on its side", () => {
  expect(diceSize(450, 9, { narrow: true, landscape: true })).toMatchObject({ rows: 1 });
});

it("says nothing before it knows the room", () => {
  expect(diceSize(0, 5, PHONE)).toBeNull();
});
