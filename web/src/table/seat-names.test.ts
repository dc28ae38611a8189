import { describe, expect, it } from "vitest";
import { nameParts, shortNames } from "./seat-names";

describe("names in few signs", () => {
  it("takes two letters where they are enough", () => {
    expect(shortNames(["Ana", "Automa"])).toEqual(["An", "Au"]);
  });
  it("takes the number of bots that are alike", () => {
    expect(shortNames(["Ana", "Bot 2", "Bot 3", "Bot 12"])).toEqual(["An", "Bo 2", "Bo 3", "Bo 12"]);
  });
  it("numbers apprentices", () => {
    expect(shortNames(["Ana", "Apprentice 1", "Apprentice 2", "Apprentice 3"])).toEqual(["An", "Ap 1", "Ap 2", "Ap 3"]);
  });
  it("is not misled by letters that look the same", () => {
    expect(shortNames(["Ana", "Автома"])).toEqual(["An", "Ав"]);
  });
  it("leaves out what it can where room is tight", () => {
    expect(shortNames(["Ana", "Apprentice 1", "Apprentice 12"], true)).toEqual(["An", "A1", "A12"]);
  });
  it("counts seats where nothing else helps", () => {
    expect(shortNames(["Ana", "Ana"])).toEqual(["A1", "A2"]);
  });
});

describe("a name that has to be cut", () => {
  it("keeps its number", () => {
    expect(nameParts(["Ana", "Apprentice 1", "Apprentice 3"], 2)).toEqual(["Apprentice", " 3"]);
  });
  it("keeps its end where another one begins alike", () => {
    expect(nameParts(["Maximilian", "Maximiliane"], 1)).toEqual(["Maximili", "ane"]);
  });
  it("leaves a name whole where no other is like it", () => {
    expect(nameParts(["Ana", "Bartholomew"], 1)).toEqual(["Bartholomew", ""]);
  });
});
