import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Entry } from "../lib/protocol";
import { hasWords, say } from "../lib/words.svelte";
import { sceneOf } from "./fixture";
import { instruction, promptId } from "./prompt";
import { clause, paragraphs, sentence, sentences, sinceTurn } from "./story";

const NAMES = ["Ana", "Ben"];


describe("the story", () => {
  const turn: Entry[] = [
    { what: "roll", seat: 0, round: 1, dice: ["R4", "B2"] },
    // The first turn is not sent along: what is as always is left out.
    { what: "take", seat: 0, round: 1, die: "R4" },
    { what: "place", seat: 0, round: 1, die: "R4", space: "A1" },
    { what: "pass", seat: 0, round: 1 },
    { what: "pass", seat: 1, round: 1, turn: 1, by: "timer" },
    { what: "round", round: 1, dice: ["B2"] },
  ];

  it("tells a turn in one sentence, and passing only where nothing else was done", () => {
    expect(paragraphs(turn, NAMES).map((one) => [one.seat, ...one.clauses])).toEqual([
      [0, "rolls red 4 and blue 2"],
      [0, "takes red 4", "places it on A1"],
      [1, "passes"],
      [-1, "On the round track: blue 2"],
    ]);
  });

  it("says who did it in a live region", () => {
    expect(sentence(turn[1]!, NAMES)).toBe("Ana takes red 4.");
    expect(sentence(turn[5]!, NAMES)).toBe("On the round track: blue 2.");
  });

  it("says a whole turn in one sentence when it comes at once", () => {
    expect(sentences(turn, NAMES)).toEqual(["Ana rolls red 4 and blue 2.", "Ana takes red 4 and places it on A1.", "Ben passes.", "On the round track: blue 2."]);
    expect(sentences([{ what: "chosen", seat: 1 }], NAMES)).toEqual(["Ben has chosen a window."]);
  });

  it("knows what came after somebody's last turn, whoever rolled the dice since", () => {
    const told = paragraphs([...turn, { what: "roll", seat: 0, round: 2, dice: ["G1"] }], NAMES);
    expect(sinceTurn(told, 0)).toBe(2);
    expect(sinceTurn(told, 1)).toBe(3);
    expect(sinceTurn(told, null)).toBe(-1);
  });

  it("tells moves, payments and checks apart", () => {
    expect(clause({ what: "place", die: "R4", space: "B2", origin: "A1" }, NAMES)).toBe("moves red 4 from A1 to B2");
    expect(clause({ what: "tool", card: "lathekin", tokens: 2 }, NAMES)).toContain("2 favor tokens");
    expect(clause({ what: "reroll", seat: 0, note: ["board"], dice: ["W3"] }, NAMES)).toBe("rolls new rare glass: rare glass 3");
    expect(clause({ what: "check", whom: 1, right: true }, NAMES)).toBe("checks the window of Ben and is right");
    expect(clause({ what: "automa", note: ["automa_takes", "Y3", "2", "A2"] }, NAMES)).toContain("yellow 3 from place 2");
  });

  it("has words for every note of the Automa", () => {
    const source = readFileSync("../src/vitral/engine/steps/automa.py", "utf8");
    const notes = [...source.matchAll(/note\(state, "(automa_\w+)"/g)].map((found) => found[1]);
    expect(notes.length).toBeGreaterThan(10);
    expect(notes.filter((note) => !hasWords(`story-${note}`))).toEqual([]);
  });
});

describe("refusals and prompts", () => {
  it("have words for every reason of the rules", () => {
    const source = readFileSync("../src/vitral/engine/reasons.py", "utf8");
    const reasons = [...source.matchAll(/^ {4}[A-Z_]+ = "(\w+)"$/gm)].map((found) => found[1]);
    expect(reasons.length).toBeGreaterThan(30);
    expect(reasons.filter((reason) => !hasWords(`reason-${reason}`))).toEqual([]);
  });

  it("take the most exact words for a step", () => {
    expect(promptId("lift other same_color or_stop")).toBe("prompt-lift-other-same_color-or_stop");
    expect(promptId("place or_leave_if_stuck")).toBe("prompt-place-or_leave_if_stuck");
    expect(promptId("place something_new")).toBe("prompt-place");
    expect(promptId("unheard_of")).toBe("prompt-choose");
  });

  it("say what to do, and with which tool", () => {
    expect(instruction(sceneOf({}, "placing"))).toBe("Place the red 4.");
    expect(instruction(sceneOf({}, "lift"))).toBe("Lathekin: Choose the die to move.");
    expect(instruction(sceneOf({ legal: [{ action: "pass", on: "button:pass" }] }))).toBe(say("prompt-turn-done"));
  });
});
