import { describe, expect, it } from "vitest";
import { helloAt } from "./fixture";
import { automaSteps } from "./automa-steps";
import type { ShownMoment } from "./scene-changes";
import type { StoryLine, Scene } from "../lib/protocol";

const WHY = { message: "automa-why-first" } as const;
const TAKES: StoryLine = {
  message: "story-automa-takes",
  seat: 1,
  round: 1,
  die: "B2",
  place: "3",
  why: WHY,
  space: "A2",
  letter: "B",
};
const CARD: StoryLine = { message: "story-automa-card", seat: 1, round: 1, number: "7", words: [] };
const PASS: StoryLine = { message: "story-end-turn", seat: 0, round: 1, turn: 0 };

/** A table of the Automa's with these dice on places 1 to 4, and what follows from the Automa's turn. */
function table(): { before: Scene; moment: ShownMoment; tool: string } {
  const { scene } = helloAt("automa");
  const tool = scene.tools[0]!.id;
  const open = scene.windows.map((pane) => ({ ...pane, dice: pane.dice.map((row) => row.map(() => "--")) }));
  const before: Scene = {
    ...scene,
    pool: ["R1", "G5", "B2", "Y6"],
    places: [1, 2, 3, 4],
    windows: open,
    tokens: [3, 3],
    tools: scene.tools.map((one) => ({ ...one, tokens: 0, price: 1 })),
  };
  const after: Scene = {
    ...before,
    pool: ["R1", "G5", "Y6"],
    places: [1, 2, 4],
    tokens: [3, 2],
    tools: before.tools.map((one) => (one.id === tool ? { ...one, tokens: 1, price: 2 } : one)),
    windows: [open[0]!, { ...open[1]!, dice: [["--", "B2", "--", "--", "--"], ...open[1]!.dice.slice(1)] }],
  };
  const pays: StoryLine = { message: "story-automa-pays", seat: 1, round: 1, card: tool, tokens: 1 };
  const moment = { story: [PASS, CARD, TAKES, pays], scene: after, deadline: 0 };
  return { before, moment, tool };
}

describe("the Automa's turn", () => {
  it("is shown as card, pick and payment, one after the other", () => {
    const { before, moment } = table();
    const found = automaSteps(before, moment);
    expect(found.map(({ story }) => story.map(({ message }) => message))).toEqual([
      ["story-end-turn"],
      ["story-automa-card"],
      ["story-automa-takes"],
      ["story-automa-pays"],
    ]);
    expect(found.map(({ scene }) => scene.pool.length)).toEqual([4, 4, 3, 3]);
    expect(found.map(({ scene }) => scene.tokens[1])).toEqual([3, 3, 3, 2]);
    expect(found[1]!.scene.automa?.card).toBe("7");
    expect(found.at(-1)!.scene).toBe(moment.scene);
    expect(found.slice(0, -1).every(({ scene }) => !scene.legal.length && !scene.can_undo)).toBe(true);
  });

  it("begins with dice that were rolled only now", () => {
    const { before, moment } = table();
    const roll: StoryLine = { message: "story-roll-places", seat: 0, round: 2, dice: before.pool };
    const found = automaSteps(
      { ...before, pool: ["P1"], places: [2] },
      { ...moment, story: [PASS, roll, CARD, TAKES] },
    );
    expect(found[0]!.scene.pool).toEqual(["R1", "G5", "B2", "Y6"]);
    expect(found[0]!.scene.places).toEqual([1, 2, 3, 4]);
    expect(found[0]!.scene.automa?.card).toBe("");
  });

  it("swaps a die with the round track", () => {
    const { before, moment } = table();
    const swap: StoryLine = {
      message: "story-automa-swaps",
      seat: 1,
      round: 5,
      die: "B2",
      place: "3",
      why: WHY,
      letter: "B",
      best: "P6",
      space: "A5",
    };
    const track = [["R2"], ["G4"], ["P6", "Y1"]];
    const found = automaSteps({ ...before, track }, { ...moment, story: [PASS, CARD, swap, ...moment.story.slice(3)] });
    expect(found[2]!.scene.track[2]).toEqual(["B2", "Y1"]);
    expect(found[2]!.scene.pool).toEqual(["R1", "G5", "Y6"]);
    expect(found[2]!.scene.windows[1]!.dice[0]![4]).toBe("P6");
  });

  it("ends before the next round begins", () => {
    const { before, moment } = table();
    const rest: StoryLine[] = [{ message: "story-round", round: 1, dice: ["R1"] }];
    const found = automaSteps(before, {
      ...moment,
      story: [PASS, TAKES, ...rest],
      scene: { ...moment.scene, pool: ["P1"] },
    });
    expect(found.map(({ scene }) => scene.pool.length)).toEqual([4, 3, 1]);
    expect(found.at(-1)!.story).toEqual(rest);
  });

  it("is left alone where people play", () => {
    const { before, moment } = table();
    const plain = { ...moment, story: [PASS] };
    expect(automaSteps(before, plain)).toEqual([plain]);
  });
});
