import { expect, it } from "vitest";
import { optionWords } from "./options";

it("options are called as in the form of a new table", () => {
  expect(optionWords("bag = scaled")).toBe("Dice bag: Scaled");
  expect(optionWords("dice_pools")).toBe("Private dice pools");
  expect(optionWords("avoid_conflicts = false")).toBe("Keep clashing objectives apart: Off");
  expect(optionWords("privates-positions")).toBe("Positions");
  expect(optionWords("spoon = 3")).toBe("spoon = 3");
});
