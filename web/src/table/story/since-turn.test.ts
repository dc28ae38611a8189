import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { StoryLine } from "../../lib/protocol";
import { sinceTurn, storyLines } from "../../lib/i18n/story";
import { hasMessage } from "../../lib/i18n/translator.svelte";

const NAMES = ["Ana", "Ben"];

describe("the story", () => {
  const turn: StoryLine[] = [
    { message: "story-roll", seat: 0, round: 1, dice: ["R4", "B2"] },
    { message: "story-take", seat: 0, round: 1, turn: 0, die: "R4" },
    { message: "story-place", seat: 0, round: 1, turn: 0, die: "R4", space: "A1" },
    { message: "story-end-turn", seat: 0, round: 1, turn: 0 },
    { message: "story-pass", seat: 1, round: 1, turn: 1, by: "timer" },
    { message: "story-round", round: 1, dice: ["B2"] },
  ];

  it("writes a turn as one sentence, and what stands alone in one of its own", () => {
    expect(storyLines(turn, NAMES).map(({ text }) => text)).toEqual([
      "Ana rolls red 4 and blue 2.",
      "Ana takes the red 4 and places it on A1.",
      "Ben passes. (time ran out)",
      "On the round track: blue 2.",
    ]);
  });

  it("speaks to whoever did it as one speaks to a person", () => {
    const items = storyLines(turn, ["You", "Ben"], { you: 0 }).map(({ text }) => text);
    expect(items[1]).toBe("You take the red 4 and place it on A1.");
    expect(storyLines([{ message: "story-pass", seat: 0, round: 1, turn: 1 }], ["You"], { you: 0 })[0]?.text).toBe(
      "You pass.",
    );
  });

  it("says who has chosen when it happens, and never again", () => {
    const chosen: StoryLine[] = [{ message: "story-chosen", seat: 1, turn: -2 }];
    expect(storyLines(chosen, NAMES, { news: true }).map(({ text }) => text)).toEqual(["Ben has chosen a window."]);
    expect(storyLines(chosen, NAMES)).toEqual([]);
  });

  it("knows what came after a player's last turn, whoever rolled the dice since", () => {
    const items = storyLines([...turn, { message: "story-roll", seat: 0, round: 2, dice: ["G1"] }], NAMES);
    expect(sinceTurn(items, 0)).toBe(2);
    expect(sinceTurn(items, 1)).toBe(3);
    expect(sinceTurn(items, null)).toBe(-1);
  });
});

it("has words for every reason of the rules", () => {
  const source = readFileSync("../src/vitral/engine/reasons.py", "utf8");
  const reasons = [...source.matchAll(/^ {4}[A-Z_]+ = "(\w+)",/gm)].map((found) => found[1]);
  expect(reasons.length).toBeGreaterThan(30);
  expect(reasons.filter((reason) => !hasMessage(`reason-${reason}`))).toEqual([]);
});
