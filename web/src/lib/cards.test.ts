// Alone: no cards are known at first.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { CARDS } from "../table/fixture";
import { api } from "./api";
import {
  automaCardOf,
  card,
  cardsOf,
  inspirationOf,
  isCard,
  isReconstructed,
  storeCards,
  loadCards,
  objectiveOf,
  patternOf,
  showEdition,
} from "./cards.svelte";

beforeAll(async () => {
  vi.spyOn(api, "cards").mockResolvedValue(CARDS);
  expect(isCard("virtus")).toBe(false);
  await loadCards();
});

describe("cards", () => {
  it("are found by their ids, each with the facts of its kind", () => {
    expect(card("lathekin").name).toBe("Lathekin");
    expect(patternOf("virtus").difficulty).toBe(5);
    expect(objectiveOf("deep_shades").points).toBe(2);
    expect(inspirationOf("wisdom").text).not.toBe("");
    expect(automaCardOf("A13").places).toHaveLength(4);
    expect(automaCardOf("T2154311")).toMatchObject({ places: [2, 1, 5, 4], tool: 3, effect: "second_die_at_once" });
    expect(automaCardOf("T2154032")).toMatchObject({ tool: 0, effect: "glass", passion: true });
    expect(isReconstructed("streaked")).toBe(true);
  });

  it("are listed by kind", () => {
    const kinds = new Set(CARDS.cards.map((card) => card.kind));
    for (const kind of kinds)
      expect(cardsOf(kind).map((card) => card.id)).toEqual(
        CARDS.cards.filter((card) => card.kind === kind).map((card) => card.id),
      );
  });

  it("are named by their id while unknown", () => {
    expect(card("lens_of_mine")).toMatchObject({ name: "Lens of mine", text: "" });
    expect(patternOf("window_of_mine")).toMatchObject({ name: "Window of mine", grid: Array(4).fill(".....") });
    expect(objectiveOf("goal_of_mine")).toMatchObject({ points: 0, emblem: {}, spaces: [] });
    expect(isReconstructed("lens_of_mine")).toBe(false);
  });

  it("the Automa’s pattern goes by columns", () => {
    expect(patternOf("automa").grid).toEqual(Array(4).fill("RYGBP"));
  });
});

describe("cards of another edition", () => {
  it("are fetched for the table that was dealt from them, and only then", async () => {
    const older = { ...CARDS, edition: 1, cards: CARDS.cards.map((card) => ({ ...card, name: `Old ${card.name}` })) };
    const asked = vi.spyOn(api, "cards").mockResolvedValue(older);
    asked.mockClear();
    await showEdition(CARDS.edition);
    expect(asked).not.toHaveBeenCalled();
    storeCards("en", { ...CARDS, edition: 2 });
    await showEdition(1);
    expect(asked.mock.calls).toEqual([["en", 1]]);
    expect(card("lathekin").name).toBe("Old Lathekin");
    await showEdition();
    expect(card("lathekin").name).toBe("Lathekin");
  });
});
