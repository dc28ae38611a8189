/** Nothing on the table stays untold: every field of a scene is shown in words, or it is said here why not. */

import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Card, WindowState, Scene, Sentence } from "../lib/protocol";
import { CARDS, choiceOf, helloAt, sceneOf } from "../table/fixture";
import TextTable from "./TextTable.svelte";

interface Shown {
  scene: Partial<Scene>;
  /** Words that stand there because of this field, and not otherwise. */
  words: string | string[];
  mode?: string;
}

/** The first card of a kind that is like this. */
function found<K extends Card["kind"]>(
  kind: K,
  like: (card: Extract<Card, { kind: K }>) => boolean = () => true,
): Extract<Card, { kind: K }> {
  const one = CARDS.cards.find(
    (card): card is Extract<Card, { kind: K }> => card.kind === kind && like(card as Extract<Card, { kind: K }>),
  );
  if (!one) throw new Error(`there is no such card: ${kind}`);
  return one;
}
const starred = (card: Card): string =>
  `${card.name}${card.certainty === "reconstructed" ? " (Our reconstruction)" : ""}`;
const dealt = sceneOf();
const TOOL = found("tool", ({ id }) => !dealt.tools.some((one) => one.id === id));
const PUBLIC = found("public", ({ id }) => !dealt.public.includes(id));
const SPACES = found("private", ({ spaces }) => spaces.length > 0);
const INSPIRATION = found("inspiration", ({ per, price }) => per === "round" && price === 1);
const BOARD = found("board", ({ certainty }) => certainty === "reconstructed");
const AUTOMA = found("automa_card", ({ effect }) => effect === "glass");
const PAYING = found("automa_card", ({ tool }) => tool > 0);

const panes = dealt.windows;
const pane = (part: Partial<WindowState>): WindowState[] => [{ ...panes[0]!, ...part }, panes[1]!];
const dice = (space: number, die: string): string[][] =>
  panes[0]!.dice.map((row, at) => (at ? row : row.map((one, column) => (column === space ? die : one))));
const tool = (part: Partial<Scene["tools"][number]>): Partial<Scene> => ({
  tools: [{ id: "lathekin", tokens: 0, price: 1, pay: "", ...part }],
});
const glass = (part: Partial<NonNullable<Scene["glass"]>>): Partial<Scene> => ({
  glass: { board: BOARD.id, dice: ["W2"], supply: 4, tokens: 0, price: 1, used: false, ...part },
});
const automa = (part: Partial<NonNullable<Scene["automa"]>>): Partial<Scene> => ({
  ...glass({}),
  automa: { card: "", drawn: [], board_slot: 0, ...part },
});
const lines = [
  { id: "deep_shades", kind: "public" as const, points: 44, finds: [{ points: 22, spaces: ["A3", "C5"] }] },
];
const scores = (part: Partial<Scene["scores"][number]>): Partial<Scene> => ({
  scores: [
    { total: -15, lines, ...part },
    { total: -15, lines: [] },
  ],
});
const over = (part: Partial<NonNullable<Scene["ending"]>> = {}): Partial<Scene> => ({
  phase: "over",
  seat: -1,
  legal: [],
  ending: {
    ranking: [
      { seat: 1, ahead_by: "points" },
      { seat: 0, ahead_by: "last" },
    ],
    target: null,
    won: null,
    private: [["shades_of_red"], [SPACES.id]],
    ...part,
  },
});
const choosing = (part: Partial<Scene> = {}): Partial<Scene> => ({
  phase: "choosing",
  round: 0,
  seat: -1,
  windows: [],
  scores: [],
  legal: [],
  dealt_sides: ["virtus", "bellesguard"],
  have_chosen: [false, true],
  ...part,
});
const asking = (card: string, message: string, facts: Sentence["facts"] = {}): Partial<Scene> => ({
  question: { kind: "lift", verb: "lift", stop: false, card, prompt: { message, facts } },
});
const placing = (die: string, origin = ""): Partial<Scene> => ({
  hand: die,
  origin,
  question: {
    kind: "place",
    verb: "place",
    card: "",
    die,
    origin,
    leave: "",
    prompt: { message: "prompt-place", facts: { die } },
  },
});
const choice = (...given: Parameters<typeof choiceOf>): Partial<Scene> => ({ legal: [choiceOf(...given)] });
const USE = [
  "tool lathekin",
  "tool:lathekin",
  "choice-tool",
  { card: "lathekin", price: { message: "favor-of", facts: { tokens: 1 } } },
] as const;

/** Every field of a scene that has no fields of its own, by its path: what shows it, or why nothing has to. */
const FIELDS: Record<string, Shown | string> = {
  ply: "counts choices for the server; nothing on a table",
  viewer: { scene: { viewer: 1 }, words: "Ben (you)" },
  phase: { scene: over(), words: "Ben wins" },
  round: { scene: { round: 7 }, words: "Round 7 of 10" },
  turn: { scene: { turn: 1 }, words: "Ben, playing now" },
  "turns[].seat": {
    scene: {
      turns: [
        { seat: 1, skipped: false },
        { seat: 0, skipped: false },
      ],
    },
    words: "Ben, playing now",
  },
  "turns[].skipped": {
    scene: {
      turns: [
        { seat: 0, skipped: false },
        { seat: 1, skipped: true },
      ],
    },
    words: "Ben, skipped",
  },
  start: { scene: { start: 1 }, words: "Ben here Start player" },
  seat: { scene: { seat: 1, legal: [] }, words: "Ben is playing" },
  "question.kind": "for programs: what is asked stands in `question.prompt`",
  "question.verb": "for programs: every choice is said in words",
  "question.card": { scene: asking("lathekin", "prompt-lift"), words: "in use" },
  "question.prompt.message": { scene: asking("", "prompt-lift-other"), words: "Choose a second die to move." },
  "question.prompt.facts": { scene: asking("", "prompt-place", { die: "Y5" }), words: "Place the yellow 5." },
  "question.die": "the same as `hand`",
  "question.origin": "the same as `origin`",
  "question.leave": "where a die may be left, that is a choice",
  "question.stop": "where the tool may be ended, that is a choice",
  "question.symbol": "the same as `tools[].pay` of the tool at work",
  hand: { scene: placing("P6"), words: "In hand: purple 6" },
  origin: { scene: placing("P6", "D4"), words: "In hand: purple 6, from D4" },
  waiting: { scene: { ...placing("W4"), waiting: ["B3"] }, words: "Waiting in hand: blue 3" },
  drafted: { scene: { drafted: true }, words: "This turn so far: drafted a die" },
  tool_used: { scene: { tool_used: true }, words: "This turn so far: used a tool" },
  pool: { scene: { pool: ["G5"] }, words: "green 5" },
  places: { scene: { places: [5, 4] }, words: ["red 4 on place 5", "yellow 1 on place 4"] },
  bag: {
    scene: { bag: [11, 12, 13, 14, 15] },
    words: ["red: 11", "yellow: 12", "green: 13", "blue: 14", "purple: 15"],
  },
  track: { scene: { track: [["Y1"], ["P3", "G2"]] }, words: ["Round 1: yellow 1", "Round 2: purple 3 and green 2"] },
  removed: { scene: { removed: ["Y6", "G1"] }, words: "Out of the game: yellow 6 and green 1" },
  "windows[].pattern": {
    scene: { windows: pane({ pattern: "bellesguard" }) },
    words: ["Bellesguard, Difficulty 3", "asks for yellow"],
  },
  "windows[].dice": { scene: { windows: pane({ dice: dice(1, "P5") }) }, words: "purple 5" },
  "windows[].excused": {
    scene: { windows: pane({ dice: dice(0, "P5"), excused: ["A1"] }) },
    words: "purple 5 (asks for a 4; placed ignoring a printed restriction)",
  },
  tokens: { scene: { tokens: [3, 17] }, words: ["3 favor tokens", "17 favor tokens"] },
  "tools[].id": { scene: tool({ id: TOOL.id }), words: `${starred(TOOL)}. ${TOOL.text}` },
  "tools[].tokens": { scene: tool({ tokens: 8 }), words: "8 favor tokens on it" },
  "tools[].price": { scene: tool({ price: 2 }), words: "Price: 2 favor tokens" },
  "tools[].pay": { scene: tool({ pay: "P" }), words: "Price: a purple die", mode: "solo" },
  public: {
    scene: { public: [PUBLIC.id] },
    words: `${starred(PUBLIC)}. ${PUBLIC.text} ${PUBLIC.points} points each time.`,
  },
  private: {
    scene: { private: [SPACES.id] },
    words: `${starred(SPACES)}. ${SPACES.text} Spaces that count: ${SPACES.spaces.join(", ")}.`,
  },
  dealt_sides: { scene: choosing(), words: ["Bellesguard", "Pattern of Bellesguard", "Difficulty 3, 3 favor tokens"] },
  chosen_side: { scene: choosing({ chosen_side: 1 }), words: "You chose Bellesguard." },
  have_chosen: { scene: choosing(), words: ["Ana is choosing", "Ben has chosen"] },
  own: {
    scene: { own: [["Y4"], ["G3", "G4"]] },
    words: ["Private dice: yellow 4", "Private dice: green 3 and green 4"],
  },
  own_used: { scene: { own_used: true }, words: "placed a private die" },
  picked: { scene: { picked: ["Y5", "P1"] }, words: "Set aside to re-roll: yellow 5 and purple 1" },
  "inspirations[].id": {
    scene: { inspirations: [{ id: INSPIRATION.id, used: false }] },
    words: `Inspiration: ${starred(INSPIRATION)} (Price: 1 favor token): ${INSPIRATION.text}`,
  },
  "inspirations[].used": {
    scene: { inspirations: [{ id: INSPIRATION.id, used: true }] },
    words: `${starred(INSPIRATION)} (used;`,
  },
  "glass.board": { scene: glass({}), words: [starred(BOARD), BOARD.text] },
  "glass.dice": { scene: glass({ dice: ["W6"] }), words: "rare glass 6" },
  "glass.supply": { scene: glass({ supply: 9 }), words: "9 dice are still in the box" },
  "glass.tokens": { scene: glass({ tokens: 7 }), words: "there are 7 tokens here" },
  "glass.price": { scene: glass({ price: 6 }), words: "Price: 6 favor tokens" },
  "glass.used": { scene: glass({ used: true }), words: "took rare glass" },
  "automa.card": {
    scene: automa({ card: AUTOMA.id }),
    words: [`${starred(AUTOMA)}: Places ${AUTOMA.places[0]}, ${AUTOMA.places[1]}`, "in this order; takes rare glass."],
  },
  "automa.drawn": {
    scene: automa({ drawn: [PAYING.id, AUTOMA.id] }),
    words: `Revealed so far: ${PAYING.name} and ${AUTOMA.name}`,
  },
  "automa.board_slot": { scene: automa({ board_slot: 3 }), words: "tool slot 3" },
  "scores[].total": { scene: scores({ total: 57 }), words: "57 points" },
  "scores[].lines[].id": { scene: scores({}), words: "Deep Shades: 44" },
  "scores[].lines[].kind": {
    scene: scores({ lines: [{ id: "tokens", kind: "tokens", points: 9, finds: [] }] }),
    words: "Favor tokens left: 9",
  },
  "scores[].lines[].points": {
    scene: { ...scores({}), public: ["deep_shades"] },
    words: ["Deep Shades 44", "44 points so far (A3 C5: 22)"],
  },
  "scores[].lines[].finds[].points": { scene: scores({}), words: "A3 C5: 22" },
  "scores[].lines[].finds[].spaces": { scene: scores({}), words: "A3 C5: 22" },
  target: { scene: { target: 48 }, words: "48 to beat", mode: "solo" },
  "legal[].action": "sent back as it is; `legal[].label` says it",
  "legal[].element": { scene: choice(...USE), words: "Tools Use Lathekin. Price: 1 favor token" },
  "legal[].label.message": {
    scene: choice("pay Y3", "pool:Y3", "choice-pay", { die: "Y3" }),
    words: "Pay with the yellow 3",
  },
  "legal[].label.facts": {
    scene: choice("take Y3", "pool:Y3", "choice-take", { die: "Y3" }),
    words: "Take the yellow 3",
  },
  "legal[].details.message": {
    scene: choice("take Y3", "pool:Y3", "choice-take", { die: "Y3" }, { details: { message: "choice-fits-nowhere" } }),
    words: "does not fit anywhere yet",
  },
  "legal[].details.facts": {
    scene: choice(
      "take Y3",
      "pool:Y3",
      "choice-take",
      { die: "Y3" },
      { details: { message: "choice-fits", facts: { spaces: ["B4", "C1"] } } },
    ),
    words: "fits B4, C1",
  },
  "legal[].spaces": "`legal[].details` says them",
  can_undo: { scene: { can_undo: true }, words: "Undo" },
  "ending.ranking[].seat": { scene: over({ ranking: [{ seat: 0, ahead_by: "points" }] }), words: "You win" },
  "ending.ranking[].ahead_by": {
    scene: over({
      ranking: [
        { seat: 1, ahead_by: "tokens" },
        { seat: 0, ahead_by: "last" },
      ],
    }),
    words: "ahead on favor tokens",
  },
  "ending.target": { scene: over({ won: false, target: 62 }), words: "−15 points against 62", mode: "solo" },
  "ending.won": { scene: over({ won: true, target: 62 }), words: "You beat the round track", mode: "solo" },
  "ending.private": { scene: over(), words: `Private objective: ${SPACES.name}` },
};

interface Schema {
  $ref?: string;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}
const schema = JSON.parse(readFileSync("../docs/protocol.schema.json", "utf8")) as { $defs: Record<string, Schema> };

/** All fields under a definition that have none of their own, by their paths. */
function fields(part: Schema, path = ""): string[] {
  if (part.$ref) return fields(schema.$defs[part.$ref.split("/").at(-1)!]!, path);
  if (part.anyOf) return part.anyOf.flatMap((one) => fields(one, path));
  if (part.items) return fields(part.items, `${path}[]`);
  return Object.entries(part.properties ?? {}).flatMap(([name, inner]) => {
    const here = path ? `${path}.${name}` : name;
    const parts = fields(inner, here);
    return parts.length ? parts : [here];
  });
}

const hello = helloAt("turn");
const table = { ...hello.table, seats: hello.table.seats.map((seat) => ({ ...seat, online: true })) };

function words(part: Partial<Scene> = {}, mode = "standard"): string {
  const { container } = render(TextTable, {
    scene: sceneOf(part),
    names: ["Ana", "Ben"],
    options: { mode },
    table,
    you: [0],
    act: vi.fn(),
    undo: vi.fn(),
    why: vi.fn(),
    entries: [],
  });
  const html = container.innerHTML.replaceAll(/<\/(?!strong|small|span|a>)/g, " </");
  cleanup();
  return html.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");
}
const plain: Record<string, string> = {};

describe("every field of a scene", () => {
  it("is listed here, and nothing else is", () => {
    expect(Object.keys(FIELDS).sort()).toEqual([...new Set(fields(schema.$defs.Scene!))].sort());
  });

  const shown = Object.entries(FIELDS).filter((one): one is [string, Shown] => typeof one[1] !== "string");
  it.each(shown)("%s is shown", (_, { scene, words: wanted, mode }) => {
    const before = (plain[mode ?? ""] ??= words({}, mode));
    const after = words(scene, mode);
    for (const one of [wanted].flat()) {
      expect(after).toContain(one);
      expect(before, "what stands there anyway would prove nothing").not.toContain(one);
    }
  });

  it("a card of the Automa says which tool it pays for", () => {
    expect(words(automa({ card: PAYING.id }))).toContain(`in this order; pays for tool ${PAYING.tool}.`);
  });
});
