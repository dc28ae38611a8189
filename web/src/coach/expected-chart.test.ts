import { expect, it } from "vitest";
import { byRound, chartOf, HIGH } from "./expected-chart";

const moment = (at: number, round: number, ...expected: number[]) => ({ at, round, seat: at % 2, expected });
const MOMENTS = [moment(0, 1, 30, 28), moment(1, 1, 31, 27), moment(2, 2, 33, -4), moment(3, 2, 35.5, 26)];

it("draws a line for each player inside the picture", () => {
  const { lines, rounds } = chartOf({ turns: MOMENTS, mistakes: [] }, 640);
  expect(lines.map((line) => line.points.split(" ").length)).toEqual([4, 4]);
  for (const spot of lines.flatMap((line) => line.points.split(" "))) {
    const [x = -1, y = -1] = spot.split(",").map(Number);
    expect(x >= 0 && x <= 640 && y >= 0 && y <= HIGH).toBe(true);
  }
  expect(rounds.map((round) => round.value)).toEqual([1, 2]);
});

it("marks the scale with round numbers, zero among them", () => {
  const values = chartOf({ turns: MOMENTS, mistakes: [] }, 640).levels.map((level) => level.value);
  expect(values).toContain(0);
  expect(values.length).toBeLessThanOrEqual(8);
  expect(values.every((value) => value % 5 === 0)).toBe(true);
});

it("lists the end of each round in the table", () => {
  expect(byRound(MOMENTS).map((one) => one.at)).toEqual([1, 3]);
});

it("draws nothing for a game without turns", () => {
  expect(chartOf({ turns: [], mistakes: [] }, 640).lines).toEqual([]);
});

it("draws a ring over the line where a better turn would have led, as far away as the turn lost", () => {
  const mistake = {
    at: 1,
    round: 2,
    seat: 0,
    played: [],
    better: [],
    expected: 33,
    best: 40,
    loss: 7,
    theme: { message: "review-theme-no_die" },
  };
  const { rings, lines, levels } = chartOf({ turns: MOMENTS, mistakes: [mistake] }, 640);
  const [ring] = rings;
  const [x, y] = lines[0]!.points.split(" ")[2]!.split(",").map(Number);
  expect([ring!.x.toFixed(1), ring!.played.toFixed(1)]).toEqual([x!.toFixed(1), y!.toFixed(1)]);
  const point = (levels[0]!.at - levels[1]!.at) / (levels[1]!.value - levels[0]!.value);
  expect((ring!.played - ring!.best) / point).toBeCloseTo(mistake.loss);
});
