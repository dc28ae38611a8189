/** A scene for tests: a table of two, round 1, nothing placed. */

import type { Scene } from "../lib/protocol";

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
    step: "turn",
    using: "",
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
      { action: "take R4", on: "pool:R4", spaces: ["A1", "D5"] },
      { action: "take B2", on: "pool:B2", spaces: ["A1"] },
      { action: "pass", on: "button:pass" },
    ],
    can_undo: false,
    ending: null,
    ...part,
  };
}
