import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import optionCases from "../../../../tests/data/option_cases.json";
import { api } from "../../lib/api";
import type { TableOption } from "../../lib/protocol";
import type { StartMode } from "./table-plan";
import SetupForm from "./SetupForm.svelte";

beforeEach(() => {
  const options = optionCases.real.options as unknown as TableOption[];
  vi.spyOn(api, "options").mockResolvedValue(options);
  vi.spyOn(api, "bots").mockResolvedValue([]);
});

async function parts(way: StartMode): Promise<string[]> {
  render(SetupForm, { way, onway: () => {}, onback: () => {} });
  return (await screen.findAllByRole("heading", { level: 2 })).map((heading) => heading.textContent);
}

it.each([
  ["solo", "solo_tools"],
  ["automa", "automa_level"],
] as const)("a game of %s asks first how hard it is to be", async (way, option) => {
  expect((await parts(way)).slice(0, 2)).toEqual(["Difficulty", "Seats"]);
  const [first] = document.querySelectorAll("[data-option]");
  expect(first?.getAttribute("data-option")).toBe(option);
});

it("a game against others asks first who plays", async () => {
  expect((await parts("bot"))[0]).toBe("Seats");
});
