// Alone: what was fetched is remembered.
import { describe, expect, it, vi } from "vitest";
import optionCases from "../../../../tests/data/option_cases.json";
import { api } from "../../lib/api";
import type { TableOption } from "../../lib/protocol";
import { hasMessage, optionRefusalText } from "../../lib/i18n/translator.svelte";
import { loadOptions, OptionList, type Options } from "./options";
import { defaultPlan, withPlayers, newTableOf } from "./table-plan";

interface Case {
  given: Options;
  shown: string[];
  offered: Options;
  usual: Options;
  value: Options;
  changed: Options;
  boxes: Record<string, string[]>;
}

// Written by `make page-data` (scripts/generators/option_cases.py).
const lists = optionCases as unknown as Record<string, { options: TableOption[]; cases: Case[] }>;
const list = new OptionList(lists.real!.options);
const names = (given: Options): string[] => list.shown(given).map((option) => option.name);

describe.each(Object.entries(lists))("page and Python say the same of %s options", (_, { options, cases }) => {
  const all = new OptionList(options);
  const of = <T>(wanted: object, found: (name: string) => T): Record<string, T> =>
    Object.fromEntries(Object.keys(wanted).map((name) => [name, found(name)]));

  it.each(cases)("at $given", (one) => {
    const found: Case = {
      given: one.given,
      shown: all.shown(one.given).map((option) => option.name),
      offered: of(one.offered, (name) => all.offered(name, one.given)) as Options,
      usual: of(one.usual, (name) => all.usual(name, one.given)),
      value: of(one.value, (name) => all.value(name, one.given)),
      changed: all.changed(one.given),
      boxes: of(one.boxes, (name) => all.boxes(name, one.given)),
    };
    expect(found).toEqual(one);
  });
});

describe("what the form shows", () => {
  it("six players are not offered colors alone, and rare glass brings its own objectives", () => {
    expect(list.offered("privates", { players: 5 })).toContain("colors");
    expect(list.offered("privates", { players: 6 })).not.toContain("colors");
    expect(list.chosen("privates", { players: 6, privates: "colors" })).toBeNull();
    expect(optionRefusalText(list.refusal("privates", "colors", { players: 6 })!)).toMatch(
      /^there are too few color objectives/,
    );
    expect(list.refusal("privates", "colors", { players: 5 })).toBeNull();
    expect(names({ players: 3, rare_glass: true })).not.toContain("privates");
  });
  it("conflicts are asked about only where they can arise", () => {
    expect(names({ players: 2 })).not.toContain("avoid_conflicts");
    expect(names({ players: 2, promos: true })).toContain("avoid_conflicts");
  });
  it("groups come in the order of the list", () => {
    expect(list.groups()).toEqual(["play", "cards", "boxes"]);
  });
  it("every option and every value has its words, or is a number", () => {
    for (const option of list.all) {
      expect(hasMessage(`option-${option.name}`), option.name).toBe(true);
      if (option.group !== null && !(option.kind === "switch" && option.default !== null))
        for (const value of option.values)
          expect(
            value === null || typeof value === "number" || hasMessage(`option-${option.name}-${value}`),
            `${option.name} ${value}`,
          ).toBe(true);
    }
  });
});

describe("what is sent", () => {
  it("nothing but mode and players while everything is at its default", () => {
    const plan = { ...defaultPlan("bot", [], "x"), chosen: { bag: null, tools: [], privates: null } };
    expect(newTableOf(plan, list).options).toEqual({ mode: "standard", players: 2 });
  });
  it("only what is shown: a choice made for another mode is kept, not sent", () => {
    const chosen = { dice_pools: true, solo_tools: 5, bag: "scaled", rare_glass: true };
    expect(newTableOf({ ...defaultPlan("solo", [], "x"), chosen }, list).options).toEqual({
      mode: "solo",
      players: 1,
      solo_tools: 5,
    });
    expect(newTableOf({ ...defaultPlan("bot", [], "x"), chosen }, list).options).toEqual({
      mode: "standard",
      players: 2,
      dice_pools: true,
      rare_glass: true,
    });
  });
  it("a value that cannot be had any more is not sent", () => {
    const six = withPlayers({ ...defaultPlan("bot", [], "x"), chosen: { privates: "colors" } }, 6, []);
    expect(newTableOf(six, list).options).toEqual({ mode: "standard", players: 6 });
  });
});

it("the description is fetched once, and again after a failure", async () => {
  const options = vi
    .spyOn(api, "options")
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue(lists.real!.options);
  await expect(loadOptions()).rejects.toThrow("away");
  expect((await loadOptions()).all).toBe(lists.real!.options);
  await loadOptions();
  expect(options).toHaveBeenCalledTimes(2);
});
