import { describe, expect, it } from "vitest";
import { card, isOurs, readCards } from "./cards.svelte";

describe("cards", () => {
  it("are found however the boxes are nested", () => {
    const found = readCards({
      patterns: [{ id: "virtus", name: "Virtus", difficulty: 5, grid: ["4.25G", "..6G2", ".3G4.", "5G1.."] }],
      boards: [{ id: "streaked", name: "Streaked Glass", price: "missing_colors", certainty: "reconstructed" }],
      automa: { cards: [{ id: "A13", places: [3, 1, 4, 2], effect: "none" }] },
      sources: [{ id: "not_a_card" }],
    });
    expect(found.virtus).toMatchObject({ kind: "patterns", difficulty: 5 });
    expect(found.A13?.places).toEqual([3, 1, 4, 2]);
    expect(found.streaked?.price).toBe(0); // a rule, not a number
    expect(found.not_a_card).toBeUndefined();
  });

  it("are told by their id while unknown, and the Automa's pattern goes by columns", () => {
    expect(card("lens_cutter")).toMatchObject({ name: "Lens cutter", text: "" });
    expect(card("automa").grid).toEqual(Array(4).fill("RYGBP"));
    expect(isOurs("lens_cutter")).toBe(false);
  });
});
