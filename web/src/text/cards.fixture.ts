/** A few cards for tests of the table in words. */

export const CARDS = {
  patterns: [
    { id: "virtus", name: "Virtus", difficulty: 5, grid: ["4.25G", "..6G2", ".3G4.", "5G1.."] },
    { id: "firmitas", name: "Firmitas", difficulty: 5, grid: ["P6..3", "5P3..", ".2P1.", ".15P4"] },
    { id: "bellesguard", name: "Bellesguard", difficulty: 3, grid: ["B6..Y", ".3B..", ".56.2", ".4.1G"] },
  ],
  tools: [
    { id: "lathekin", name: "Lathekin", text: "Move two dice." },
    { id: "lens_cutter", name: "Lens Cutter", text: "Swap with the round track." },
  ],
  objectives: [
    { id: "row_color_variety", kind: "public", name: "Row Color Variety", text: "Rows of five colors.", points: 6 },
    { id: "deep_shades", kind: "public", name: "Deep Shades", text: "Pairs of 5 and 6.", points: 2 },
    { id: "shades_of_red", kind: "private", name: "Shades of Red", text: "All your red dice.", points: 1 },
    { id: "heart", kind: "private", name: "Heart of Glass", text: "The heart counts.", points: 1, spaces: ["B2", "C4"] },
  ],
  inspirations: [{ id: "wisdom", name: "Wisdom", text: "Ask the wise.", price: 1, per: "round" }],
  boards: [{ id: "streaked", name: "Streaked Glass", text: "Costs what your window lacks.", certainty: "reconstructed" }],
  automa: [
    { id: "A01", name: "Automa card A01", places: [3, 1, 4, 2], tool: 2, effect: "glass" },
    { id: "A02", name: "Automa card A02", places: [1, 2, 3, 4], tool: 0, effect: "none" },
  ],
};
