import { beforeEach, expect, it } from "vitest";
import type { Statistics } from "../../lib/protocol";
import { loadLanguage } from "../../lib/i18n/translator.svelte";
import { helloAt } from "../fixture";
import { marginText, recordTexts, storeCounted, targetText, wasCounted } from "./result-summary";

beforeEach(() => loadLanguage("en", 2));

it("says by how much one won or lost", () => {
  const { scene } = helloAt("over");
  const [first, second] = scene.ending!.ranking.map(({ seat }) => seat) as [number, number];
  const margin = scene.scores[first]!.total - scene.scores[second]!.total;
  expect(marginText(scene, first, ["Ana", "Ben"])).toContain(String(margin));
  expect(marginText(scene, second, ["Ana", "Ben"])).toContain(`${["Ana", "Ben"][first]} was`);
  expect(marginText(scene, undefined, ["Ana", "Ben"])).toBe("");
});

it("explains the target by the dice of the round track", () => {
  expect(targetText([["R4", "B2"], [], ["G6"]], 12)).toContain("4 + 2 + 6 = 12");
});

it("names the best with a window, and games won in a row", () => {
  const game = { table: "t", mode: "standard", total: 50, place: 1, players: 2, at: 0 };
  const card = { id: "virtus", games: 3, mean: 40, best: 50 };
  const played = {
    games: [game, game, { ...game, place: 2 }],
    windows: [card],
    modes: [{ mode: "standard", games: 9, won: 3, mean: 40, best: 60, best_table: "u" }],
  } as unknown as Statistics;
  expect(recordTexts(played, "virtus", 50)).toEqual(["Your best with this window", "2 wins in a row"]);
  expect(recordTexts(played, "virtus", 49)).toEqual(["2 wins in a row"]);
});

it("remembers which results were counted", () => {
  expect(wasCounted("t1")).toBe(false);
  storeCounted("t1");
  expect(wasCounted("t1")).toBe(true);
});
