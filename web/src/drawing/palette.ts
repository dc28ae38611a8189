/** The colors of glass, each with its letter and texture, and the pips of every value. */

export type Letter = "R" | "Y" | "G" | "B" | "P" | "W";

interface Glass {
  /** The vivid pane of a die. */
  fill: string;
  /** The pane of an open space. */
  dim: string;
  /** Ink on the dim pane. */
  pale: string;
  /** Ink on the vivid pane: ivory or dark, whichever contrasts more. */
  pip: string;
  /** Lines of the texture on the vivid pane. */
  line: string;
  /** Width, height and path of one tile of the texture, and how heavy its line is. */
  tile: [number, number, string, number];
}

const IVORY = "#f9f5ea";
const INK = "#1b1813";

export const GLASS: Record<Letter, Glass> = {
  R: {
    fill: "#dd3b2f",
    dim: "#64201b",
    pale: "#ffb9ae",
    pip: IVORY,
    line: "#f17666",
    tile: [10, 10, "M-2 2L2 -2M0 10L10 0M8 12L12 8", 2.2],
  },
  Y: {
    fill: "#facc2e",
    dim: "#665013",
    pale: "#ffe794",
    pip: INK,
    line: "#fff3bd",
    tile: [10, 10, "M2.5 2.5h0M7.5 7.5h0", 3.2],
  },
  G: {
    fill: "#3bb07a",
    dim: "#174a36",
    pale: "#a9ecca",
    pip: INK,
    line: "#a9ecca",
    tile: [10, 10, "M5 0V10M0 5H10", 1.5],
  },
  B: {
    fill: "#1a56b4",
    dim: "#172f5e",
    pale: "#b4cffb",
    pip: IVORY,
    line: "#5088de",
    tile: [15, 10, "M0 5Q3.75 -.5 7.5 5T15 5", 1.9],
  },
  P: {
    fill: "#5a1a6b",
    dim: "#381a44",
    pale: "#e2bdf0",
    pip: IVORY,
    line: "#8a48a0",
    tile: [12, 15, "M6 0L12 7.5L6 15L0 7.5Z", 1.5],
  },
  W: {
    fill: "#edf3f5",
    dim: "#565d62",
    pale: "#edf3f5",
    pip: INK,
    line: "#b9c7cd",
    tile: [20, 20, "M0 20L10 0L20 20M0 0L10 20L20 0", 1],
  },
};

const NEAR = 20;
const MID = 32;
const FAR = 44;
const TWO: [number, number][] = [
  [FAR, NEAR],
  [NEAR, FAR],
];
const FOUR: [number, number][] = [...TWO, [NEAR, NEAR], [FAR, FAR]];

/** The positions of the pips of a value, a little off the letter's corner. */
export const PIPS: Record<string, [number, number][]> = {
  "1": [[MID, MID]],
  "2": TWO,
  "3": [...TWO, [MID, MID]],
  "4": FOUR,
  "5": [...FOUR, [MID, MID]],
  "6": [...FOUR, [NEAR, MID], [FAR, MID]],
};

export function isLetter(text: string): text is Letter {
  return text in GLASS;
}
