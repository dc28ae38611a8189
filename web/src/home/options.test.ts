import { describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import words from "$words/en/options.ftl?raw";
import { boxesOf, changed, offered, OPTIONS, optionsToSend, shownOptions, type Setting } from "./options";

const standard = (players: number, chosen: Setting["chosen"] = {}): Setting => ({ mode: "standard", players, chosen });
const names = (setting: Setting): string[] => shownOptions(setting).map((option) => option.name);

describe("which options are shown", () => {
  it("solo and the Automa have options of their own", () => {
    expect(names(standard(2))).not.toContain("solo_tools");
    expect(names({ mode: "solo", players: 1, chosen: {} })).toEqual(
      expect.arrayContaining(["solo_tools", "solo_private", "solo_payment", "track"]),
    );
    expect(names({ mode: "automa", players: 1, chosen: {} })).toEqual(
      expect.arrayContaining(["automa_level", "automa_misfit", "rare_glass"]),
    );
  });
  it("solo has no rare glass, no honour table, no dice pools and no bag to choose", () => {
    const solo = names({ mode: "solo", players: 1, chosen: {} });
    for (const name of ["rare_glass", "enforcement", "dice_pools", "bag"]) expect(solo).not.toContain(name);
  });
  it("the bag is chosen for 2 to 4 players without dice pools", () => {
    expect(names(standard(4))).toContain("bag");
    expect(names(standard(5))).not.toContain("bag");
    expect(names(standard(2, { dice_pools: true }))).not.toContain("bag");
  });
  it("six players are not offered colors alone, and rare glass brings its own objectives", () => {
    const privates = OPTIONS.find((option) => option.name === "privates")!;
    expect(offered(privates, standard(5))).toContain("colors");
    expect(offered(privates, standard(6))).not.toContain("colors");
    expect(offered(privates, standard(3, { rare_glass: true }))).toBeNull();
  });
  it("conflicts are asked about only where they can arise", () => {
    expect(names(standard(2))).not.toContain("avoid_conflicts");
    expect(names(standard(2, { promos: true }))).toContain("avoid_conflicts");
  });
});

describe("what is sent", () => {
  it("nothing but mode and players while everything is at its default", () => {
    expect(optionsToSend(standard(3, { bag: "full", tools: [] }))).toEqual({ mode: "standard", players: 3 });
    expect(changed(standard(3))).toBe(0);
  });
  it("only what is shown: a choice made for another mode is kept, not sent", () => {
    const chosen = { dice_pools: true, solo_tools: 5, bag: "scaled", rare_glass: true };
    expect(optionsToSend({ mode: "solo", players: 1, chosen })).toEqual({ mode: "solo", players: 1, solo_tools: 5 });
    expect(optionsToSend(standard(2, chosen))).toMatchObject({ dice_pools: true, rare_glass: true });
    expect(optionsToSend(standard(2, chosen))).not.toHaveProperty("bag");
  });
  it("named cards go as a list, and null is a default like another", () => {
    const sent = optionsToSend(standard(2, { tools: ["lathekin"], privates: null, expansion_windows: false }));
    expect(sent).toEqual({ mode: "standard", players: 2, tools: ["lathekin"], expansion_windows: false });
  });
  it("a value that is no longer offered is not sent", () => {
    expect(optionsToSend(standard(6, { privates: "colors" }))).not.toHaveProperty("privates");
  });
});

it("cards can be named from the boxes on the table", () => {
  expect(boxesOf("tools", {})).toEqual(["base"]);
  expect(boxesOf("tools", { dice_pools: true })).toEqual(["base", "pools"]);
  expect(boxesOf("public", { passion_publics: true, promos: true })).toEqual(["base", "passion", "promos"]);
});

it("every option and every value has its words", () => {
  const bundle = new FluentBundle("en");
  expect(bundle.addResource(new FluentResource(words))).toEqual([]);
  for (const option of OPTIONS) {
    const message = bundle.getMessage(`option-${option.name}`);
    expect(message?.value, option.name).toBeTruthy();
    expect(message?.attributes.about, `${option.name}.about`).toBeTruthy();
    if (option.values.some((value) => typeof value !== "boolean"))
      for (const value of option.values)
        expect(bundle.getMessage(`option-${option.name}-${value ?? "default"}`)?.value, `${option.name} ${value}`).toBeTruthy();
  }
});
