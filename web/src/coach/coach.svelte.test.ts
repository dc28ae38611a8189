import { describe, expect, it, vi } from "vitest";
import type { Advice, Table } from "../lib/protocol";
import { sceneOf } from "../table/fixture";
import { Play, type BoardProps } from "../table/play.svelte";
import { mayHint } from "./coach.svelte";
import { actionWords, adviceWords, pointsWords, reasonWords, turnWords } from "./words";

const ADVICE: Advice = {
  ply: sceneOf().ply,
  action: "take R4",
  turn: ["take R4", "place A1", "pass"],
  gain: 2.08,
  expected: 40,
  why: [
    { code: "own_objective", about: "shades_of_red", points: 4 },
    { code: "keeps_open", about: "C3", points: 0 },
  ],
};

function board(hint: BoardProps["hint"] = () => Promise.resolve(ADVICE)) {
  const props: BoardProps = $state({ scene: sceneOf(), names: ["Ana", "Ben"], options: {}, act: vi.fn(), undo: vi.fn(), hint });
  const play = new Play(() => props);
  return { props, play, coach: play.coach };
}

function tableOf(...seats: [kind: "person" | "bot", claimed: boolean][]): Table {
  return { seats: seats.map(([kind, claimed]) => ({ kind, claimed, name: "", bot: kind === "bot" ? "random" : "", online: true })) } as unknown as Table;
}

describe("who is given hints", () => {
  it("a person alone with bots, and nobody else", () => {
    expect(mayHint(tableOf(["person", true], ["bot", false]), [0])).toBe(true);
    expect(mayHint(tableOf(["person", true]), [0])).toBe(true);
    expect(mayHint(tableOf(["person", true], ["person", false]), [0])).toBe(false);
    expect(mayHint(tableOf(["person", true], ["person", true]), [0, 1])).toBe(false);
    expect(mayHint(tableOf(["person", true], ["bot", true]), [0])).toBe(false);
    expect(mayHint(tableOf(["bot", false], ["bot", false]), [])).toBe(false);
  });
});

describe("advice", () => {
  it("is thought about, then shown with what it speaks of", async () => {
    const { coach } = board();
    const asked = coach.ask();
    expect(coach.thinking).toBe(true);
    await asked;
    expect(coach.thinking).toBe(false);
    expect(coach.marks).toEqual(["pool:R4", "space:A1"]);
    coach.dismiss();
    expect(coach.open).toBe(false);
  });

  it("stays with the turn while it is followed, and goes back with an undo", async () => {
    const { coach, play, props } = board();
    await coach.ask();
    play.choose("pool:R4");
    props.scene = sceneOf({ ply: 4, can_undo: true }, "placing");
    expect(coach.now?.step).toBe(1);
    expect(coach.marks).toEqual(["space:A1"]);
    play.undo();
    props.scene = sceneOf({ ply: 5 });
    expect(coach.marks).toEqual(["pool:R4", "space:A1"]);
  });

  it("is gone when something else is done", async () => {
    const { coach, play, props } = board();
    await coach.ask();
    play.choose("pool:B2");
    props.scene = sceneOf({ hand: "B2", ply: 4 }, "placing");
    expect(coach.open).toBe(false);
  });

  it("comes too late for a table that has gone on", async () => {
    const { coach, props } = board();
    const asked = coach.ask();
    props.scene = sceneOf({ ply: 4, can_undo: true }, "placing");
    await asked;
    expect(coach.open).toBe(false);
  });

  it("is not asked for out of turn, nor where none is given", async () => {
    const hint = vi.fn(() => Promise.resolve(ADVICE));
    const { coach, props } = board(hint);
    props.scene = sceneOf({}, "waiting");
    await coach.ask();
    expect(hint).not.toHaveBeenCalled();
    const none = board();
    none.props.hint = undefined;
    expect(none.coach.ready).toBe(false);
  });
});

describe("in words", () => {
  it("says the turn and what it is worth", () => {
    expect(adviceWords(ADVICE, 0)).toBe("Take the red 4 and place it on A1. Expected gain: +2.1 points.");
    expect(adviceWords(ADVICE, 1)).toBe("Place it on A1.");
    expect(adviceWords({ ...ADVICE, turn: ["pass"], gain: 0 }, 0)).toBe("End your turn.");
  });

  it("says every kind of action", () => {
    for (const action of "take R4,take R4@3,own G1,glass W3,place A1,lift B2,remove C3,tool lathekin,gather lathekin,inspire,go,leave,pay R2,keep R2,keep all,set 4,track Y3@1,check 2,stop,pass".split(",")) {
      const words = actionWords(action, ["Ana", "Ben"]);
      expect(words).not.toBe(action);
      expect(words).not.toMatch(/[{}@_]/);
    }
    expect(actionWords("check 2", ["Ana", "Ben"])).toContain("Ben");
    expect(turnWords([])).toBe("end your turn without a die");
  });

  it("says every reason", () => {
    for (const code of ["scores", "own_objective", "keeps_open", "narrow", "tool", "flexible", "wait"]) expect(reasonWords({ code, about: "C3", points: 1 })).toMatch(/\.$/);
    expect(reasonWords({ code: "of tomorrow", about: "", points: 0 })).toBe("");
    expect(pointsWords(-3)).toBe("-3.0");
  });
});
