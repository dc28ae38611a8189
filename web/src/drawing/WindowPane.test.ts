import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../lib/i18n/languages";
import { loadLanguage, say } from "../lib/i18n/translator.svelte";
import { changeSettings, settings } from "../lib/device/settings.svelte";
import WindowPane from "./WindowPane.svelte";

const GRID = ["R.B.Y", "4P3G2", ".1.5.", "..6.."];
const DICE = [["R4", "--", "--", "--", "--"], ...Array.from({ length: 3 }, () => Array<string>(5).fill("--"))];

describe("a window", () => {
  it("is one picture with its words when only looked at", () => {
    render(WindowPane, { grid: GRID, dice: DICE, name: "Aurora Sagradis" });
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Window Aurora Sagradis, one die: A1 red 4");
  });

  it.each([
    [{ arch: true }, 9],
    [{ arch: false }, 9],
    [{ bare: true, labels: true }, 9],
    [{ bare: true }, 0],
  ])("shows letters and numbers as spaces are named by: %o", (how, count) => {
    render(WindowPane, { grid: GRID, dice: DICE, ...how });
    const labels = [...document.querySelectorAll(".labels text")].map((label) => label.textContent);
    expect(labels).toHaveLength(count);
    if (count) expect(labels.join("")).toBe("ABCD12345");
  });

  it.each(LANGUAGES)("has letters of its own for every color in %s", async (language) => {
    await loadLanguage(language);
    render(WindowPane, { grid: GRID, dice: DICE });
    const letters = [...document.querySelectorAll(".glass-letter")].map((letter) => letter.textContent);
    expect(letters).toEqual([..."RBYPG"].map((color) => say(`glass-letter-${color}`)));
    const all = [..."RYGBPW"].map((color) => say(`glass-letter-${color}`));
    expect(new Set(all).size).toBe(6);
    await loadLanguage("en");
  });

  it("is marked by letters and textures until the person chooses otherwise", () => {
    expect(settings.glass).toBe("both");
    changeSettings({ glass: "none" });
    expect(document.documentElement.dataset.glass).toBe("none");
    changeSettings({ glass: "both" });
  });

  it("names every space, with what it asks for and what it holds", () => {
    render(WindowPane, { grid: GRID, dice: DICE, onspace: vi.fn() });
    const cells = screen.getAllByRole("gridcell").map((cell) => cell.getAttribute("aria-label"));
    expect(cells).toHaveLength(20);
    expect(cells.slice(0, 3)).toEqual([
      "A1, asks for red, holds red 4",
      "A2, any die, empty",
      "A3, asks for blue, empty",
    ]);
  });

  it("is walked with the arrow keys and pressed with Enter or Space", async () => {
    const onspace = vi.fn();
    render(WindowPane, { grid: GRID, onspace });
    const cell = (space: string): Element => document.querySelector(`[data-space="${space}"]`)!;
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await fireEvent.keyDown(cell("A1"), { key: "ArrowRight" });
    await fireEvent.keyDown(cell("A2"), { key: "ArrowDown" });
    expect(cell("B2").getAttribute("tabindex")).toBe("0");
    await fireEvent.keyDown(cell("A1"), { key: "ArrowLeft" });
    await fireEvent.keyDown(cell("B2"), { key: "Enter" });
    await fireEvent.click(cell("D5"));
    expect(onspace.mock.calls).toEqual([["B2"], ["D5"]]);
  });

  it("marks what may be chosen by its key", () => {
    render(WindowPane, { grid: GRID, onspace: vi.fn(), glow: ["C3"] });
    expect([...document.querySelectorAll("[data-on]")].map((cell) => cell.getAttribute("data-on"))).toEqual([
      "space:C3",
    ]);
  });
});

it("draws the dice of a better turn faintly, and where they would have come from", () => {
  const { container } = render(WindowPane, {
    grid: GRID,
    dice: [],
    ghosts: [
      { die: "B4", space: "C2" },
      { die: "R1", space: "C1", origin: "A1" },
    ],
  });
  const drawn = [...container.querySelectorAll<SVGElement>("[data-ghost]")].map((ghost) => ghost.dataset.ghost);
  expect(drawn).toEqual(["C2", "C1"]);
  expect(container.querySelectorAll(".arrow")).toHaveLength(1);
});
