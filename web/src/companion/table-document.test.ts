import { describe, expect, it } from "vitest";
import {
  emptyDraft,
  emptyWindow,
  fromDocument,
  storedDraft,
  ready,
  toDocument,
  windowAt,
  withMode,
  type Draft,
} from "./table-document";
import { nextOpenSpace, nextSpace, typeDie } from "./die-typing";

const example = {
  public: ["color_variety", "light_shades", "column_color_variety"],
  windows: [
    {
      name: "Ana",
      pattern: "fractal_drops",
      dice: ["-- G4 R2 Y3 P6", "R3 Y1 -- R1 Y2", "P5 G3 -- P6 R3", "B3 Y4 B3 G2 B4"],
      private: ["shades_of_purple"],
      tokens: 0,
      excused: ["C5"],
    },
  ],
};
const numbered = (_: unknown, at: number): string => `P${at + 1}`;

describe("documents", () => {
  it("come back as they were", () => {
    const draft = fromDocument(example);
    expect(draft.windows[0]?.dice).toMatchObject({ A2: "G4", D5: "B4" });
    expect(draft.windows[0]?.dice).not.toHaveProperty("A1");
    expect(toDocument(draft, numbered)).toEqual(example);
  });
  it("solo has a track and no tokens", () => {
    const draft = fromDocument({ ...example, mode: "solo", track: [["R1", "Y2"], "B5", []] });
    expect(draft.track).toEqual(["R1 Y2", "B5", ""]);
    const back = toDocument(draft, numbered);
    expect(back).toMatchObject({ mode: "solo", track: ["R1 Y2", "B5"] });
    expect(back.windows[0]).not.toHaveProperty("tokens");
  });
  it("the Automa’s window has no pattern, and changing the mode loses nothing", () => {
    const draft = withMode(fromDocument(example), "automa");
    const sent = toDocument({ ...draft, options: { automa_level: "normal" } }, numbered);
    expect(sent.windows.map((window) => window.automa ?? false)).toEqual([false, true]);
    expect(sent.windows[1]).not.toHaveProperty("pattern");
    expect(sent.options).toEqual({ automa_level: "normal" });
    expect(toDocument(withMode(draft, "standard"), numbered)).toEqual(example);
  });
  it("the mode may stand among the options", () => {
    const draft = fromDocument({ windows: [], options: { mode: "solo", solo_tools: 1 } });
    expect(draft).toMatchObject({ mode: "solo", options: { solo_tools: 1 } });
  });
  it("windows without a name get one", () => {
    const draft: Draft = { ...emptyDraft(), windows: [emptyWindow(), { ...emptyWindow(), name: " Bo " }] };
    expect(toDocument(draft, numbered).windows.map((window) => window.name)).toEqual(["P1", "Bo"]);
  });
  it("are asked about once every window has its pattern", () => {
    expect(ready(emptyDraft())).toBe(false);
    expect(ready(fromDocument(example))).toBe(true);
  });
  it("survive nonsense", () => {
    for (const value of [null, 7, "x", [], { windows: 3 }, { windows: [null, { dice: [1, "R4 R5 R6 R1 R2 R3"] }] }])
      expect(() => toDocument(fromDocument(value), numbered)).not.toThrow();
  });
});

it("a draft is stored as it was, and nonsense in its place does no harm", () => {
  const draft = withMode(fromDocument(example), "automa");
  expect(storedDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  for (const value of [null, [], { windows: [] }, { windows: [7] }]) expect(storedDraft(value)).toEqual(emptyDraft());
  const odd = storedDraft({
    mode: "chess",
    windows: [{ dice: { A1: 4, Z9: "R4", B2: "R4" }, private: "x", tokens: "3" }],
  });
  expect(odd.windows[0]).toEqual({ ...emptyWindow(), dice: { B2: "R4" } });
});

it("a place names its window", () => {
  expect(windowAt("windows[1].dice[2]")).toBe(1);
  expect(windowAt("public[0]")).toBe(-1);
});

describe("typing dice", () => {
  it("a letter, then a digit, and on to the next space", () => {
    const first = typeDie("r", "A5", "", "");
    expect(first).toEqual({ space: "A5", color: "R" });
    expect(typeDie("4", "A5", "", "R")).toEqual({ space: "B1", color: "", die: "R4" });
  });
  it("changes color or value of a die that lies there", () => {
    expect(typeDie("b", "B2", "R4", "")).toMatchObject({ die: "B4" });
    expect(typeDie("6", "B2", "R4", "")).toMatchObject({ die: "R6" });
  });
  it("a digit without a color, or another key, does nothing", () => {
    expect(typeDie("4", "A1", "", "")).toBeNull();
    expect(typeDie("x", "A1", "", "")).toBeNull();
    expect(typeDie("Tab", "A1", "", "")).toBeNull();
  });
  it("arrows stop at the edge, Delete opens the space", () => {
    expect(typeDie("ArrowUp", "A1", "R4", "")).toEqual({ space: "A1", color: "" });
    expect(typeDie("ArrowDown", "A1", "", "")).toEqual({ space: "B1", color: "" });
    expect(typeDie("Delete", "A1", "R4", "")).toEqual({ space: "A1", color: "", die: "" });
    expect(nextSpace("D5")).toBe("D5");
    expect(nextOpenSpace("A1", { A1: "R1", A2: "B2" })).toBe("A3");
    expect(nextOpenSpace("D5", { A1: "R1", D5: "B2" })).toBe("A2");
  });
});
