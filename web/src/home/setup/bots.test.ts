import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import optionCases from "../../../../tests/data/option_cases.json";
import { api } from "../../lib/api";
import type { BotKind, TableOption } from "../../lib/protocol";
import { botAbout, difficultyText } from "../../lib/bots";
import SetupForm from "./SetupForm.svelte";

const bots = (power: NonNullable<BotKind["power"]>): BotKind[] => [
  { name: "apprentice", points: 35.4, power: "full" },
  { name: "grandmaster", points: 64.2, power },
];

beforeEach(() => {
  const options = optionCases.real.options as unknown as TableOption[];
  vi.spyOn(api, "options").mockResolvedValue(options);
});

/** The bots that can be chosen, in words; what is under way is finished first. */
async function offered(): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(0);
  return [...screen.getByLabelText<HTMLSelectElement>("Bot at seat 2").options].map(({ text }) => text);
}

it("says what a bot plays like on this server", () => {
  const [soon, reduced, full] = [bots("soon")[1], bots("reduced")[1], bots("full")[1]];
  if (!soon || !reduced || !full) throw new Error("there are two bots");
  expect([soon, reduced, full].map(difficultyText)).toEqual([
    "Grandmaster (at full strength in a moment)",
    "Grandmaster (less strong here)",
    "Grandmaster (about 64 points)",
  ]);
  const about = "Looks furthest ahead and judges best.";
  expect([soon, reduced, full].map(botAbout)).toEqual([
    about,
    about,
    `${about} 64 points on average against a bot of the same kind.`,
  ]);
});

it("asks again until the bots are ready, and then no more", async () => {
  const asked = vi.spyOn(api, "bots").mockResolvedValue(bots("soon"));
  render(SetupForm, { way: "bot", onway: () => {}, onback: () => {} });
  expect(await offered()).toEqual(["Apprentice (about 35 points)", "Grandmaster (at full strength in a moment)"]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockResolvedValue(bots("full"));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await offered()).toEqual(["Apprentice (about 35 points)", "Grandmaster (about 64 points)"]);
  expect(vi.getTimerCount()).toBe(0);
  expect(asked).toHaveBeenCalledTimes(3);
});

it("asks no more when the form is left", async () => {
  vi.spyOn(api, "bots").mockResolvedValue(bots("soon"));
  const { unmount } = render(SetupForm, { way: "bot", onway: () => {}, onback: () => {} });
  await offered();
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
