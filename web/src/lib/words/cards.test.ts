// Alone: no cards are known at first.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { CARDS } from "../../table/fixture";
import { api } from "../api";
import {
  automaCardOf,
  card,
  cardsOf,
  inspirationOf,
  isCard,
  isOurs,
  loadCards,
  objectiveOf,
  patternOf,
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
    expect(isOurs("streaked")).toBe(true);
  });

  it("are listed by kind", () => {
    const kinds = new Set(CARDS.cards.map((one) => one.kind));
    for (const kind of kinds)
      expect(cardsOf(kind).map((one) => one.id)).toEqual(
        CARDS.cards.filter((one) => one.kind === kind).map((one) => one.id),
      );
  });

  it("are told by their id while unknown", () => {
    expect(card("lens_of_mine")).toMatchObject({ name: "Lens of mine", text: "" });
    expect(patternOf("window_of_mine")).toMatchObject({ name: "Window of mine", grid: Array(4).fill(".....") });
    expect(objectiveOf("goal_of_mine")).toMatchObject({ points: 0, emblem: {}, spaces: [] });
    expect(isOurs("lens_of_mine")).toBe(false);
  });

  it("the Automa’s pattern goes by columns", () => {
    expect(patternOf("automa").grid).toEqual(Array(4).fill("RYGBP"));
  });
});
