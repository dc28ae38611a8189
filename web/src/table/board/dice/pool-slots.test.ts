import { expect, it } from "vitest";
import { updateSlots } from "./pool-slots";

it("leaves the place of a taken die empty, and every other die where it lies", () => {
  expect(updateSlots(["R4", "B2", "G6", "Y1"], ["R4", "G6", "Y1"])).toEqual(["R4", "", "G6", "Y1"]);
});

it("takes the first of two equal dice", () => {
  expect(updateSlots(["R4", "R4", "G6"], ["R4", "G6"])).toEqual(["", "R4", "G6"]);
});

it("puts a die that comes back where one is missing", () => {
  expect(updateSlots(["R4", "", "G6"], ["R4", "B2", "G6"])).toEqual(["R4", "B2", "G6"]);
});

it("shows dice that were rolled anew in the places of the old ones", () => {
  expect(updateSlots(["R4", "", "G6"], ["R1", "G3"])).toEqual(["R1", "G3", ""]);
});
