import { describe, expect, it } from "vitest";
import { shortNames } from "./names";

describe("names in few signs", () => {
  it("takes a letter where that is enough", () => {
    expect(shortNames(["Ana", "Rui"])).toEqual(["A", "R"]);
  });
  it("takes two where it must", () => {
    expect(shortNames(["Ana", "Automa"])).toEqual(["An", "Au"]);
  });
  it("takes the number of bots that are alike", () => {
    expect(shortNames(["Ana", "Bot 2", "Bot 3", "Bot 12"])).toEqual(["A", "B2", "B3", "B12"]);
  });
  it("counts seats where nothing else helps", () => {
    expect(shortNames(["Ana", "Ana"])).toEqual(["A1", "A2"]);
  });
});
