import { expect, it } from "vitest";
import { DEFAULT_BOT } from "../lib/bots";
import { faceOf, PATTERNS, rosette } from "./emblem";

const picture = (name: string): string => JSON.stringify(rosette(name));

it("gives equal names equal emblems, however they are written, and others different ones", () => {
  expect(picture(" Ana")).toBe(picture("ana"));
  const names = ["Ana", "Rui", "Eva", "Anouk", "Борис", "Ben", "", "Player 2", "Zoë", "李"];
  expect(new Set(names.map(picture)).size).toBe(names.length);
});

it("draws the color and the pattern that a person chose", () => {
  const chosen = (name: string, color: "" | "R" | "B", pattern: number): string =>
    JSON.stringify(rosette(name, { color, pattern }));
  expect(chosen("Ana", "", 0)).toBe(picture("Ana"));
  expect(chosen("Ana", "R", 2)).toBe(chosen("Rui", "R", 2));
  const every = PATTERNS.flatMap((pattern) => [chosen("Ana", "R", pattern), chosen("Ana", "B", pattern)]);
  expect(new Set(every).size).toBe(every.length);
});

it("draws a face for each of our bots, levels alike, and none for others", () => {
  const bots = ["random", "apprentice", "glazier", "master", "grandmaster"];
  expect(new Set(bots.map((bot) => JSON.stringify(faceOf(bot)))).size).toBe(bots.length);
  expect(faceOf(`${DEFAULT_BOT}:1`)).toEqual(faceOf(DEFAULT_BOT));
  expect(faceOf("somebody-else")).toEqual([]);
});
