import { describe, expect, it } from "vitest";
import { address, otherMistake, positionByKey, readAddress, roundAt, clampPosition } from "./replay-position";

// A game of 40 moments: windows are chosen up to 2, rounds begin at 3, 12 and 25.
const course = { last: 40, rounds: [3, 12, 25] };

describe("keys", () => {
  it("left and right go by move and stop at the ends", () => {
    expect(positionByKey("ArrowRight", 7, course)).toBe(8);
    expect(positionByKey("ArrowLeft", 0, course)).toBe(0);
    expect(positionByKey("ArrowRight", 40, course)).toBe(40);
  });
  it("down goes to the next round, and from the last one to the end", () => {
    expect(positionByKey("ArrowDown", 0, course)).toBe(3);
    expect(positionByKey("PageDown", 3, course)).toBe(12);
    expect(positionByKey("ArrowDown", 25, course)).toBe(40);
  });
  it("up goes to where this round began, then to the one before", () => {
    expect(positionByKey("ArrowUp", 20, course)).toBe(12);
    expect(positionByKey("PageUp", 12, course)).toBe(3);
    expect(positionByKey("ArrowUp", 3, course)).toBe(0);
    expect(positionByKey("ArrowUp", 0, course)).toBe(0);
  });
  it("Home and End, and no other key", () => {
    expect(positionByKey("Home", 20, course)).toBe(0);
    expect(positionByKey("End", 20, course)).toBe(40);
    expect(positionByKey("x", 20, course)).toBeNull();
  });
});

it("finds the round of a moment", () => {
  expect([0, 2, 3, 11, 12, 40].map((at) => roundAt(at, course))).toEqual([0, 0, 1, 1, 2, 3]);
});

it("steps from mistake to mistake in the order of the game", () => {
  const mistakes = [30, 4, 12].map((at) => ({ at }));
  const reached = [4, 12, 30].map((at) => [-1, 1].map((by) => otherMistake(mistakes, { at }, by).at));
  expect(reached).toEqual([
    [4, 12],
    [4, 30],
    [12, 30],
  ]);
});

describe("the address", () => {
  it("holds moment and perspective, and reads them back", () => {
    expect(address("abc", 57, 0)).toBe("/r/abc?at=57&seat=0");
    expect(readAddress("?at=57&seat=0")).toEqual({ at: 57, perspective: 0, play: false, review: "" });
    expect(address("abc", 0, "all")).toBe("/r/abc?at=0");
    expect(readAddress("?at=0").at).toBe(0);
    expect(readAddress("?at=57&review=try").review).toBe("try");
  });
  it("leads to the end where no moment is named, and to the beginning of a game to be played", () => {
    expect(clampPosition(readAddress("").at, course)).toBe(40);
    expect(readAddress("?play=1").at).toBe(0);
  });
  it("takes no nonsense", () => {
    expect(readAddress("?at=-3&seat=9")).toEqual({ at: 0, perspective: "all", play: false, review: "" });
    expect(readAddress("?at=zwei&play=1")).toEqual({ at: 0, perspective: "all", play: true, review: "" });
    expect(clampPosition(1e9, course)).toBe(40);
    expect(clampPosition(NaN, course)).toBe(0);
  });
});
