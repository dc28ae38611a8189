import { describe, expect, it } from "vitest";
import type { LessonState } from "../lib/protocol";
import { sceneOf } from "../table/fixture";
import { factsOf, judgedText, learnerNames, stepText, valueText } from "./lesson-text";

const NAMES = ["You", "Bruno", "Mia"];

function nowOf(part: Partial<LessonState>): LessonState {
  return {
    lesson: "touching", step: 1, steps: 2, table: 0, id: "all", task: "find", complete: false, finished: false, answers: [], starts: [0],
    facts: [
      { name: "die", kind: "dice", values: ["R2"] },
      { name: "count", kind: "number", values: ["3"] },
    ],
    shows: [], options: null, marks: [], lit: [], sheet: [], total: null, verdict: null, story: [], scene: sceneOf(), ...part,
  }; // prettier-ignore
}

const judged = (says: string, right = false): LessonState["verdict"] => ({
  result: says,
  right,
  reasons: [],
  sentences: [],
});

describe("what a lesson says", () => {
  it("knows the players by name", () => {
    expect(learnerNames(3)).toEqual(NAMES);
  });
  it("turns facts into words, and leaves numbers for the words to follow", () => {
    const facts = factsOf(
      [
        { name: "die", kind: "dice", values: ["P5"] },
        { name: "spaces", kind: "spaces", values: ["A3", "B3"] },
        { name: "seat", kind: "seat", values: ["2"] },
        { name: "count", kind: "number", values: ["3"] },
        { name: "points", kind: "number", values: ["-3"] },
      ],
      NAMES,
    );
    expect(facts).toEqual({ die: "purple 5", spaces: "A3 and B3", seat: "Mia", count: 3, points: "−3" });
    expect(valueText("number", "-3", NAMES)).toBe("−3");
  });
  it("says the step, and when it is done what there is to add", () => {
    expect(stepText(nowOf({}), NAMES)).toBe(
      "Now all rules at once, and nothing glows. Where can the red 2 go? Find all 3 spaces.",
    );
    const done = nowOf({ complete: true, facts: [{ name: "spaces", kind: "spaces", values: ["A3"] }] });
    expect(stepText(done, NAMES)).toContain("You found them all: A3.");
  });
  it("keeps the words of a step that is only read", () => {
    const read = nowOf({
      lesson: "track",
      id: "ten",
      task: "read",
      complete: true,
      facts: [{ name: "rounds", kind: "number", values: ["10"] }],
    });
    expect(stepText(read, NAMES)).toContain("10 rounds");
  });
});

describe("what is said to an answer", () => {
  it("counts what is left to be found", () => {
    expect(judgedText(nowOf({ verdict: judged("found", true), marks: ["space:A3"] }), NAMES)).toBe("Right! 2 more.");
    expect(judgedText(nowOf({ verdict: judged("found", true), marks: ["space:A3", "space:B3"] }), NAMES)).toBe(
      "Right! One more.",
    );
  });
  it("is the step's own hint, where there is one", () => {
    expect(judgedText(nowOf({ lesson: "turns", id: "order", verdict: judged("wrong") }), NAMES)).toContain(
      "Count the turns",
    );
    expect(judgedText(nowOf({ lesson: "public", id: "count", verdict: judged("wrong") }), NAMES)).toContain("lit");
  });
  it("is nothing where the step says it", () => {
    expect(judgedText(nowOf({}), NAMES)).toBe("");
    for (const says of ["done", "made"]) expect(judgedText(nowOf({ verdict: judged(says, true) }), NAMES)).toBe("");
  });
});
