import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeCards } from "../lib/cards.svelte";
import { pointsText } from "../lib/i18n/labels";
import type { Advice, Move, TableInfo } from "../lib/protocol";
import { CARDS, sceneOf } from "../table/fixture";
import { BoardState, type BoardProps } from "../table/board-state.svelte";
import { adviceText, mayHint, whyText } from "./coach.svelte";

const TAKE: Move = { action: "take R4", sentence: { message: "coach-take", facts: { die: "R4" } } };
const PLACE: Move = { action: "place A1", sentence: { message: "coach-place", facts: { space: "A1" } } };
const PASS: Move = { action: "pass", sentence: { message: "coach-pass" } };
const ADVICE: Advice = {
  ply: sceneOf().ply,
  action: "take R4",
  turn: [TAKE, PLACE, PASS],
  gain: 2.08,
  expected: 40,
  sentence: { message: "coach-advice", facts: { moves: [TAKE.sentence, PLACE.sentence], gain: 2.08 } },
  why: [
    { message: "coach-why-own_objective", facts: { card: "shades_of_red", points: 4 } },
    { message: "coach-why-keeps_open", facts: { space: "C3" } },
    { message: "coach-why-flexible" },
  ],
};

// Cards are called by their ids.
beforeEach(() => storeCards("en", { ...CARDS, cards: [] }));

function board(hint: BoardProps["hint"] = () => Promise.resolve(ADVICE)) {
  const props: BoardProps = $state({
    scene: sceneOf(),
    names: ["Ana", "Ben"],
    options: {},
    act: vi.fn(),
    undo: vi.fn(),
    hint,
  });
  const boardState = new BoardState(() => props);
  return { props, boardState, coach: boardState.coach };
}

function tableOf(...seats: [kind: "person" | "bot", claimed: boolean][]): TableInfo {
  return {
    seats: seats.map(([kind, claimed]) => ({
      kind,
      claimed,
      name: "",
      bot: kind === "bot" ? "random" : "",
      online: true,
    })),
  } as unknown as TableInfo;
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
    const { coach, boardState, props } = board();
    await coach.ask();
    boardState.choose("pool:R4");
    props.scene = sceneOf({ ply: 4, can_undo: true }, "placing");
    expect(coach.now?.step).toBe(1);
    expect(coach.marks).toEqual(["space:A1"]);
    boardState.undo();
    props.scene = sceneOf({ ply: 5 });
    expect(coach.marks).toEqual(["pool:R4", "space:A1"]);
  });

  it("is gone when something else is done", async () => {
    const { coach, boardState, props } = board();
    await coach.ask();
    boardState.choose("pool:B2");
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
    expect(adviceText(ADVICE, 0, [])).toBe("Take the red 4 and place it on A1. Expected gain: +2.1 points.");
    expect(whyText(ADVICE, 0, [])).toBe("Your private objective Shades of red scores 4 points. It keeps C3 open.");
  });

  it("says what is left of it, and the end of a turn only where nothing else is", () => {
    expect(adviceText(ADVICE, 1, [])).toBe("Place it on A1.");
    expect(adviceText(ADVICE, 2, [])).toBe("End your turn.");
    expect(whyText(ADVICE, 1, [])).toBe("");
  });

  it("says points with one decimal, and no sign before zero", () => {
    expect([-3, -0.04, 2.25].map((points) => pointsText(points))).toEqual(["−3.0", "0.0", "2.3"]);
    expect([-3, 0.01, 2.08].map((points) => pointsText(points, true))).toEqual(["−3.0", "0.0", "+2.1"]);
  });
});
