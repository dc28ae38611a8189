import { describe, expect, it, vi } from "vitest";
import { choiceOf, sceneOf } from "./fixture";
import { BoardState, type BoardProps } from "./board-state.svelte";

const WHY = { reasons: ["wrong_color"], sentences: [{ message: "reason-wrong_color" }] };

function table(part: Partial<BoardProps> = {}) {
  const props: BoardProps = {
    scene: sceneOf(),
    names: ["Ana", "Ben"],
    options: {},
    act: vi.fn(),
    undo: vi.fn(),
    why: vi.fn(() => Promise.resolve(WHY)),
    ...part,
  };
  return { props, boardState: new BoardState(() => props) };
}

describe("what may be done comes from the scene alone", () => {
  it("sends the action of what was pressed", () => {
    const { boardState, props } = table();
    boardState.takeDie("pool:R4", "take");
    expect(props.act).toHaveBeenCalledWith("take R4");
  });

  it("shows where a die looked at would go, and nothing else", () => {
    const { boardState } = table();
    expect(boardState.preview).toEqual([]);
    boardState.hoveredKey = "pool:R4";
    expect(boardState.preview).toEqual(["A1", "A2", "B1", "C1", "C5", "D4", "D5"]);
    expect(boardState.legalSpaces).toEqual([]);
  });

  it("lets nothing be chosen on a board to look at", () => {
    const { boardState } = table({ act: undefined });
    expect(boardState.isLegal("pool:R4")).toBe(false);
    expect(boardState.mine).toBe(false);
  });

  it("lets nothing glow in a window that is only looked at", () => {
    const scene = sceneOf({}, "placing");
    const { boardState } = table({ scene });
    expect(boardState.legalSpaces).toEqual(["A1", "A2", "B1", "C1", "C5", "D4", "D5"]);
    boardState.chosenFocus = 1;
    expect(boardState.legalSpaces).toEqual([]);
  });
});

describe("asking why", () => {
  it("asks about a space with the die in hand", async () => {
    const scene = sceneOf({}, "placing");
    const { boardState, props } = table({ scene });
    await boardState.pressSpace("B2");
    expect(props.why).toHaveBeenCalledWith("place B2");
    expect(boardState.answer).toEqual({ on: "space:B2", ...WHY });
  });

  it("asks about a space with the die looked at", async () => {
    const { boardState, props } = table();
    boardState.hoveredKey = "pool:R4";
    await boardState.pressSpace("C3");
    expect(props.why).toHaveBeenCalledWith("take R4; place C3");
  });

  it("asks about a die to move", async () => {
    const { boardState, props } = table({ scene: sceneOf({}, "lift") });
    await boardState.pressSpace("C3");
    expect(props.why).toHaveBeenCalledWith("lift C3");
  });

  it("asks about a die that does not pay as one that pays", () => {
    const { boardState, props } = table({ scene: sceneOf({}, "solo-pay") });
    boardState.takeDie("pool:G2", boardState.poolVerb);
    expect(props.why).toHaveBeenCalledWith("pay G2");
  });

  it("says that a die comes first without asking", async () => {
    const { boardState, props } = table();
    await boardState.pressSpace("C3");
    expect(props.why).not.toHaveBeenCalled();
    expect(boardState.answer?.reasons).toEqual(["choose_die_first"]);
  });

  it("asks nothing out of turn", async () => {
    const { boardState, props } = table({ scene: sceneOf({}, "waiting") });
    await boardState.pressSpace("C3");
    expect(props.why).not.toHaveBeenCalled();
  });
});

describe("nothing by surprise", () => {
  it("ends a turn without a draft only when pressed twice", () => {
    const { boardState, props } = table();
    boardState.endTurn();
    expect(props.act).not.toHaveBeenCalled();
    expect(boardState.endTurnArmed).toBe(true);
    boardState.endTurn();
    expect(props.act).toHaveBeenCalledWith("pass");
  });

  it("ends a turn at once when no die could be drafted any more", () => {
    const { boardState, props } = table({
      scene: sceneOf({ drafted: true, legal: [choiceOf("pass", "button:pass", "button-end")] }),
    });
    boardState.endTurn();
    expect(props.act).toHaveBeenCalledWith("pass");
  });

  it("puts the die in hand back before another one is taken", () => {
    const first = table({ scene: sceneOf({ can_undo: true }, "placing") });
    first.boardState.takeDie("pool:B2", "take");
    expect(first.props.undo).toHaveBeenCalled();
    first.props.scene = sceneOf();
    first.boardState.afterScene();
    expect(first.props.act).not.toHaveBeenCalledWith("place A1");
  });

  it("places a dropped die once it is in hand", () => {
    const { boardState, props } = table();
    boardState.drop("pool:R4", "space:A1");
    expect(props.act).toHaveBeenLastCalledWith("take R4");
  });
});

describe("a turn that has come to its end", () => {
  const pass = choiceOf("pass", "button:pass", "button-end");

  it("is known by that only ending is left after a draft", () => {
    expect(table({ scene: sceneOf({ drafted: true, legal: [pass] }) }).boardState.turnExhausted).toBe(true);
  });

  it("has not come while anything else could be done, or nothing was drafted", () => {
    const tool = choiceOf("tool lathekin", "tool:lathekin", "choice-tool");
    expect(table({ scene: sceneOf({ drafted: true, legal: [tool, pass] }) }).boardState.turnExhausted).toBe(false);
    expect(table({ scene: sceneOf({ drafted: false, legal: [pass] }) }).boardState.turnExhausted).toBe(false);
    expect(table({ scene: sceneOf({ drafted: true, legal: [pass] }), act: undefined }).boardState.turnExhausted).toBe(
      false,
    );
  });
});
