import { describe, expect, it, vi } from "vitest";
import type { Ask } from "../lib/protocol";
import { choiceOf, placing, sceneOf } from "../table/fixture";
import { Play, type BoardProps } from "../table/play.svelte";
import { groupsOf, misfitsOf, plainOffers, questionsOf } from "./choices";

const NAMES = ["Ana", "Ben"];
function play(part: Parameters<typeof sceneOf>[0] = {}, more: Partial<BoardProps> = {}): Play {
  const props: BoardProps = { scene: sceneOf(part), names: NAMES, options: {}, act: vi.fn(), ...more };
  return new Play(() => props);
}
const asked = (part: Parameters<typeof sceneOf>[0]): [string, string[]][] => questionsOf(play(part)).map(({ title, offers }) => [title, offers.map(({ action, words }) => `${action} = ${words}`)]);

describe("choices in full words", () => {
  it("come in groups, each with what is good to know", () => {
    const [pool, ...others] = groupsOf(play());
    expect(pool?.title).toBe("Draft pool");
    expect(pool?.offers.map(({ words, about }) => [words, about])).toEqual([
      ["Take: red 4", "fits A1, D5"],
      ["Take: blue 2", "fits A1"],
    ]);
    expect(others).toEqual([]);
  });

  it("name people, and buttons that stand alone", () => {
    const table = play({ legal: [choiceOf("check 2", "seat:1", "choice-check", { whom: 1 }), choiceOf("stop", "button:stop", "button-no-check"), choiceOf("pass", "button:pass", "button-end")] });
    expect(groupsOf(table).map(({ offers }) => offers[0]?.words)).toEqual(["Check the window of Ben"]);
    expect(plainOffers(table).map(({ words }) => words)).toEqual(["No check"]);
  });

  it("are none for who only looks on", () => {
    expect(groupsOf(play({}, { act: undefined }))).toEqual([]);
    expect(plainOffers(play({ legal: [choiceOf("stop", "button:stop", "button-stop")] }, { act: undefined }))).toEqual([]);
  });
});

describe("what may be asked about", () => {
  it("is every space where the die in hand may not go", () => {
    const [[title, spaces] = ["", []]] = asked({ ...placing("R4"), legal: [choiceOf("place A1", "space:A1", "choice-place", { die: "R4", space: "A1" })] });
    expect(title).toBe("Spaces");
    expect(spaces).toHaveLength(19);
    expect(spaces[0]).toBe("place A2 = A2");
  });

  it("is every die and tool that is no choice at the beginning of a turn", () => {
    expect(asked({ pool: ["R4", "B2", "Y6"], own: [["R4"], ["G1"]] })).toEqual([
      ["Draft pool", ["take Y6 = yellow 6"]],
      ["Your private dice", ["own R4 = red 4"]],
      ["Tools", ["tool lathekin = Lathekin"]],
    ]);
  });

  it("is every die that does not pay", () => {
    const ask: Ask = { kind: "pay", verb: "pay", card: "lathekin", symbol: "R", said: { message: "prompt-pay" } };
    expect(asked({ ask, legal: [choiceOf("pay R4", "pool:R4", "choice-pay", { die: "R4" })] })).toEqual([["Draft pool", ["pay B2 = blue 2"]]]);
  });

  it("is a die together with a space it does not fit", () => {
    const [red] = misfitsOf(play());
    expect(red?.take.action).toBe("take R4");
    expect(red?.spaces).toHaveLength(18);
    expect(misfitsOf(play(placing("R4")))).toEqual([]);
  });
});
