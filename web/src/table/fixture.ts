/** A scene for tests: a table of two, round 1, nothing placed. */

import type { Choice, Scene, Sentence } from "../lib/protocol";

/** A choice as the server would send it. */
export function choiceOf(action: string, on: string, message: string, facts: Sentence["facts"] = {}, more: Partial<Choice> = {}): Choice {
  return { action, on, said: { message, facts }, ...more };
}

/** What a scene holds while a die is in hand. */
export function placing(die: string, more: { origin?: string } = {}): Partial<Scene> {
  const { origin = "" } = more;
  return { hand: die, origin, ask: { kind: "place", verb: "place", card: "", die, origin, leave: "", said: { message: "prompt-place", facts: { die } } } };
}

export function taking(die: string, spaces: string[]): Choice {
  return choiceOf(`take ${die}`, `pool:${die}`, "choice-take", { die }, { spaces, about: { message: "choice-fits", facts: { spaces } } });
}

export function sceneOf(part: Partial<Scene> = {}): Scene {
  const open = (): string[][] => Array.from({ length: 4 }, () => Array<string>(5).fill("--"));
  return {
    ply: 3,
    viewer: 0,
    phase: "playing",
    round: 1,
    turn: 0,
    turns: [0, 1, 1, 0].map((seat) => ({ seat, skipped: false })),
    start: 0,
    seat: 0,
    ask: { kind: "turn", verb: "take", card: "", said: { message: "prompt-turn-dice" } },
    hand: "",
    origin: "",
    drafted: false,
    tool_used: false,
    pool: ["R4", "B2"],
    places: [],
    bag: [18, 18, 18, 18, 18],
    track: [],
    removed: [],
    windows: [
      { pattern: "virtus", dice: open(), excused: [] },
      { pattern: "firmitas", dice: open(), excused: [] },
    ],
    tokens: [5, 5],
    tools: [{ id: "lathekin", tokens: 0, price: 1, pay: "" }],
    public: ["row_color_variety"],
    private: ["shades_of_red"],
    offers: [],
    choice: -1,
    chosen: [true, true],
    own: [],
    own_used: false,
    picked: [],
    inspirations: [],
    glass: null,
    automa: null,
    scores: [
      { total: -15, lines: [] },
      { total: -15, lines: [] },
    ],
    target: null,
    legal: [
      taking("R4", ["A1", "D5"]),
      taking("B2", ["A1"]),
      choiceOf("pass", "button:pass", "button-end"),
    ],
    can_undo: false,
    ending: null,
    ...part,
  };
}
