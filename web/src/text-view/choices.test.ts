import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene } from "../lib/protocol";
import { storeCards } from "../lib/cards.svelte";
import { CARDS, choiceOf, sceneOf } from "../table/fixture";
import { BoardState, type BoardProps } from "../table/board-state.svelte";
import { groupsOf, misfitsOf, plainOffers, questionsOf } from "./choices";

const NAMES = ["Ana", "Ben"];
function makeBoardState(part: Partial<Scene> = {}, more: Partial<BoardProps> = {}, moment = "turn"): BoardState {
  const props: BoardProps = { scene: sceneOf(part, moment), names: NAMES, options: {}, act: vi.fn(), ...more };
  return new BoardState(() => props);
}
/** What may be asked about, in groups. */
function asked(moment: string, part: Partial<Scene> = {}): [string, string[]][] {
  return questionsOf(makeBoardState(part, {}, moment)).map(({ title, offers }) => [
    title,
    offers.map(({ action, words }) => `${action} = ${words}`),
  ]);
}

// Cards are called by their ids.
beforeEach(() => storeCards("en", { ...CARDS, cards: [] }));

describe("choices in full words", () => {
  it("come in groups, each with what is good to know", () => {
    const [pool, ...others] = groupsOf(makeBoardState());
    expect(pool?.title).toBe("Draft pool");
    expect(pool?.offers.map(({ words, about }) => [words, about])).toEqual([
      ["Take the red 4", "fits A1, A2, B1, C1, C5, D4, D5"],
      ["Take the yellow 1", "fits A2, B1, C1, C5, D3, D4, D5"],
      ["Take the green 6", "fits A2, A5, B1, C1, C5, D2, D4, D5"],
      ["Take the blue 2", "fits A2, A3, B1, B5, C1, C5, D4, D5"],
      ["Take the purple 3", "fits A2, B1, C1, C5, D4, D5"],
    ]);
    expect(others).toEqual([]);
  });

  it("name people, and buttons that stand alone", () => {
    const table = makeBoardState({
      legal: [
        choiceOf("check 2", "seat:1", "choice-check", { whom: 1 }),
        choiceOf("stop", "button:stop", "button-no-check"),
      ],
    });
    expect(groupsOf(table).map(({ offers }) => offers[0]?.words)).toEqual(["Check Ben’s window"]);
    expect(plainOffers(table).map(({ words }) => words)).toEqual(["No check"]);
  });

  it("are none for who only looks on", () => {
    expect(groupsOf(makeBoardState({}, { act: undefined }))).toEqual([]);
    expect(
      plainOffers(makeBoardState({ legal: [choiceOf("stop", "button:stop", "button-stop")] }, { act: undefined })),
    ).toEqual([]);
  });
});

describe("what may be asked about", () => {
  it("is every space where the die in hand may not go", () => {
    const [[title, spaces] = ["", []]] = asked("placing");
    expect(title).toBe("Spaces");
    expect(spaces).toHaveLength(13);
    expect(spaces[0]).toBe("place A3 = A3");
  });

  it("is every die and tool that is no choice at the beginning of a turn", () => {
    expect(asked("turn", { pool: ["R4", "B2", "Y6"], own: [["R4"], ["G1"]] })).toEqual([
      ["Draft pool", ["take Y6 = yellow 6"]],
      ["Your private dice", ["own R4 = red 4"]],
      ["Tools", ["tool lathekin = Lathekin", "tool lens_cutter = Lens cutter", "tool tap_wheel = Tap wheel"]],
    ]);
  });

  it("is every die that does not pay", () => {
    expect(asked("solo-pay")).toEqual([["Draft pool", ["pay R2 = red 2", "pay R6 = red 6"]]]);
  });

  it("is a die together with a space it does not fit", () => {
    const [red] = misfitsOf(makeBoardState());
    expect(red?.take.action).toBe("take R4");
    expect(red?.spaces).toHaveLength(13);
    expect(misfitsOf(makeBoardState({}, {}, "placing"))).toEqual([]);
  });
});
