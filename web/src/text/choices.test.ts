import { describe, expect, it, vi } from "vitest";
import type { Scene } from "../lib/protocol";
import { sceneOf } from "../table/fixture";
import { Play, type BoardProps } from "../table/play.svelte";
import { choiceWords, groupsOf, misfitsOf, plainOffers, questionsOf } from "./choices";

const NAMES = ["Ana", "Ben"];
function play(part: Partial<Scene> = {}, more: Partial<BoardProps> = {}, moment = "turn"): Play {
  const props: BoardProps = { scene: sceneOf(part, moment), names: NAMES, options: {}, act: vi.fn(), ...more };
  return new Play(() => props);
}

describe("choices in full words", () => {
  it.each([
    ["take R4", {}, "Take: red 4"],
    ["take R4@3", {}, "Take: red 4 on place 3"],
    ["own Y2", {}, "Take your private die: yellow 2"],
    ["own Y2", { step: "swap own" }, "Swap for your private die: yellow 2"],
    ["own Y2", { step: "pick own" }, "Roll your private die again: yellow 2"],
    ["place B3", { hand: "R4" }, "Place red 4 on B3"],
    ["tool lathekin", {}, "Use Lathekin. Price: 1 favor token"],
    ["gather lathekin", {}, "Gather the favor tokens of Lathekin"],
    ["set 5", {}, "Value 5"],
    ["track G6@2", {}, "Swap for green 6 of round 2"],
    ["check 2", {}, "Check the window of Ben"],
    ["pay P1", {}, "Pay with purple 1"],
    ["keep P1", {}, "On the round track alone: purple 1"],
  ])("%s", (action, part, words) => {
    expect(choiceWords(action, sceneOf(part), NAMES)).toBe(words);
  });

  it("come in groups, each with what is good to know", () => {
    const [pool, ...others] = groupsOf(play());
    expect(pool?.title).toBe("Draft pool");
    expect(pool?.offers.map(({ words, about }) => [words, about])).toEqual([
      ["Take: red 4", "fits A1, A2, B1, C1, C5, D4, D5"],
      ["Take: yellow 1", "fits A2, B1, C1, C5, D3, D4, D5"],
      ["Take: green 6", "fits A2, A5, B1, C1, C5, D2, D4, D5"],
      ["Take: blue 2", "fits A2, A3, B1, B5, C1, C5, D4, D5"],
      ["Take: purple 3", "fits A2, B1, C1, C5, D4, D5"],
    ]);
    expect(others).toEqual([]);
  });

  it("are none for who only looks on", () => {
    expect(groupsOf(play({}, { act: undefined }))).toEqual([]);
    expect(plainOffers(play({ legal: [{ action: "stop", on: "button:stop" }] }, { act: undefined }))).toEqual([]);
  });
});

describe("what may be asked about", () => {
  it("is every space where the die in hand may not go", () => {
    const asked = questionsOf(play({}, {}, "placing"));
    expect(asked).toHaveLength(13);
    expect(asked[0]).toEqual({ action: "place A3", words: "Place red 4 on A3" });
  });

  it("is every die and tool that is no choice at the beginning of a turn", () => {
    expect(questionsOf(play({ pool: ["R4", "B2", "Y6"] })).map(({ action }) => action)).toEqual(["take Y6", "tool lathekin", "tool lens_cutter", "tool tap_wheel"]);
  });

  it("is a die together with a space it does not fit", () => {
    const [red] = misfitsOf(play());
    expect(red?.take.action).toBe("take R4");
    expect(red?.spaces).toHaveLength(13);
    expect(misfitsOf(play({}, {}, "placing"))).toEqual([]);
  });
});
