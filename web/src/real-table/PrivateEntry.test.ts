import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { RealTableState } from "../lib/protocol";
import { sceneOf } from "../table/fixture";
import BotObjectives from "./setup/BotObjectives.svelte";
import PrivateEntry from "./PrivateEntry.svelte";
import { realTableApi, RealTable } from "./real-table.svelte";

const DECK = ["shades_of_red", "shades_of_yellow", "shades_of_green", "shades_of_blue", "shades_of_purple"];

function tableOf(people: string[], log: string[] = ["pass"]): RealTable {
  const seats = [
    ...people.map((name) => ({ kind: "here" as const, name })),
    { kind: "bot" as const, bot: "apprentice" },
  ];
  const setup = { options: { players: seats.length }, seats, private: [...people.map(() => []), ["shades_of_blue"]] };
  const table = new RealTable({ setup, log, rest: [], draws: true, amount: "referee" });
  table.now = stateOf(people.map((_, seat) => seat));
  return table;
}
function stateOf(unknown: number[]): RealTableState {
  const ending = { ranking: [], target: null, won: null, private: [] };
  const scene = { ...sceneOf(), phase: "over" as const, ending, scores: [{ total: 28, lines: [] }] };
  const none = { following: [], refused: null, decks: null, asks: null, story: [], news: 0, supposed: [] };
  return { ...none, setup: { options: {}, seats: [] }, log: [], scene, unknown };
}
async function press(name: RegExp | string): Promise<void> {
  (await screen.findByRole("button", { name })).click();
  await tick();
}
/** The cards offered for a seat; with a card, it is chosen. */
async function choose(title: string, name?: string): Promise<string[]> {
  await press(`Choose: ${title}`);
  const dialog = screen.getByRole("dialog", { hidden: true });
  const boxes = within(dialog).getAllByRole("checkbox", { hidden: true });
  const names = boxes.map((box) => box.closest("label")?.textContent.match(/Shades of \w+?(?=[A-Z]|\W|$)/)?.[0] ?? "");
  if (name) boxes[names.indexOf(name)]?.click();
  await tick();
  return names;
}

beforeEach(() => {
  const decks = { decks: { private: DECK }, counts: { private: 1 } };
  vi.spyOn(realTableApi, "state").mockResolvedValue({ ...stateOf([]), decks });
});

it("whoever has the card that a bot was dealt names it, and the bot gets another", async () => {
  const table = tableOf(["Mia"]);
  const reveal = vi.spyOn(table, "reveal").mockResolvedValue();
  render(PrivateEntry, { table });
  expect(await choose("Mia", "Shades of Blue")).toContain("Shades of Blue");
  expect((await screen.findByRole("status")).textContent).toContain("was dealt this card, too");
  await press("Count the points");
  expect(reveal).toHaveBeenLastCalledWith([["shades_of_blue"], []]);
  const bot = `${table.names[1]}: private objective`;
  expect(await choose(bot, "Shades of Red")).not.toContain("Shades of Blue");
  await press("Count the points");
  expect(reveal).toHaveBeenLastCalledWith([["shades_of_blue"], ["shades_of_red"]]);
});

it("a card that one person has shown is not offered to the next", async () => {
  const table = tableOf(["Mia", "Leo"]);
  const reveal = vi.spyOn(table, "reveal").mockResolvedValue();
  render(PrivateEntry, { table });
  await choose("Mia", "Shades of Red");
  expect(await choose("Leo", "Shades of Green")).not.toContain("Shades of Red");
  expect(screen.queryByRole("status")).toBeNull();
  await press("Count the points");
  expect(reveal).toHaveBeenLastCalledWith([["shades_of_red"], ["shades_of_green"], ["shades_of_blue"]]);
});

it("cards that are left out are dealt", async () => {
  await tableOf(["Mia"]).reveal([["shades_of_blue"], []]);
  const asked = expect.objectContaining({ deal: ["private"], log: ["pass"] }) as unknown;
  expect(realTableApi.state).toHaveBeenLastCalledWith(asked);
});

it("no points are shown before every private objective is known", () => {
  const table = tableOf(["Mia"]);
  expect(table.board().scene).toMatchObject({ scores: [], ending: null });
  table.now = stateOf([]);
  expect(table.board().scene.scores[0]?.total).toBe(28);
  expect(table.board().scene.ending).not.toBeNull();
});

it("the private objectives of bots are to be taken out of the deck before the first roll", () => {
  const table = tableOf(["Mia"], []);
  expect(table.botsDealt).toEqual([1]);
  render(BotObjectives, { table });
  const details = screen.getByText("Show the cards").closest("details");
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain("Shades of Blue");
  expect(tableOf(["Mia"]).botsDealt).toEqual([]);
});
