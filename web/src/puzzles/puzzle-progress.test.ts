import { describe, expect, it } from "vitest";
import { withAnswer, nextPuzzle, isSolved, puzzleRating, savedProgress } from "./puzzle-progress";

function parsed(text: string | null): ReturnType<typeof savedProgress> {
  if (text === null) localStorage.removeItem("vitral-puzzles");
  else localStorage.setItem("vitral-puzzles", text);
  return savedProgress();
}

const PUZZLES = [
  ["a", 1],
  ["b", 1],
  ["c", 3],
  ["d", 3],
].map(([id, grade]) => ({ id: String(id), grade: Number(grade), theme: "tool", players: 2, round: 5 }));

describe("progress", () => {
  it("is read back as it was stored, and nothing where nothing can be read", () => {
    expect(parsed('{"a":"first","b":"missed"}')).toEqual({ a: "first", b: "missed" });
    expect(parsed('{"a":"first","b":7,"c":"x"}')).toEqual({ a: "first" });
    for (const stored of [null, "", "{", "null", "7", "[1]"]) expect(parsed(stored)).toEqual({});
  });
  it("knows a first answer from a later one, and forgets nothing that was solved", () => {
    const once = withAnswer({}, "a", true);
    expect(once).toEqual({ a: "first" });
    expect(withAnswer(once, "a", false)).toEqual({ a: "first" });
    const later = withAnswer(withAnswer({}, "a", false), "a", true);
    expect(later).toEqual({ a: "later" });
    expect(isSolved(later, "a")).toBe(true);
    expect(isSolved({ a: "missed" }, "a")).toBe(false);
  });
});

describe("the next puzzle", () => {
  it("is of the same grade, those not yet tried first", () => {
    expect(nextPuzzle(PUZZLES, {}, "a")).toBe("b");
    expect(nextPuzzle(PUZZLES, { c: "missed" }, "", 3)).toBe("d");
    expect(nextPuzzle(PUZZLES, { c: "missed", d: "first" }, "", 3)).toBe("c");
  });
  it("is of another grade where one is done, and none at the end", () => {
    expect(nextPuzzle(PUZZLES, { b: "first" }, "a")).toBe("c");
    expect(nextPuzzle(PUZZLES, { c: "first" }, "d")).toBe("a");
    expect(nextPuzzle(PUZZLES, { a: "first", b: "first", c: "later" }, "d")).toBe("");
  });
});

describe("the rating", () => {
  const rating = (progress: Parameters<typeof puzzleRating>[1]): number => puzzleRating(PUZZLES, progress).rating;
  it("rises with what was solved at once, most with hard puzzles, and falls with what was missed", () => {
    expect(rating({})).toBe(1400);
    expect(rating({ c: "first" })).toBeGreaterThan(rating({ a: "first" }));
    expect(rating({ a: "first" })).toBeGreaterThan(1400);
    expect(rating({ a: "missed" })).toBeLessThan(rating({ c: "missed" }));
    expect(rating({ c: "later" })).toBe(rating({ c: "missed" }));
  });
  it("does not depend on the order of answers, and stays finite when all were right", () => {
    expect(rating({ a: "first", c: "missed" })).toBe(rating({ c: "missed", a: "first" }));
    expect(rating({ a: "first", b: "first", c: "first", d: "first" })).toBeLessThan(2400);
  });
});
