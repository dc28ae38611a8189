import { expect, it } from "vitest";
import { saveNames, savedNames } from "../../lib/device/player-names";
import { seatText } from "../../lib/bots";
import { localNames, defaultPlan, withPlayers, newTableOf, START_MODES } from "./table-plan";

it("one click against a bot: two seats, the other one a bot", () => {
  expect(newTableOf(defaultPlan("bot", ["Ana"], "sensible"))).toEqual({
    seats: [
      { kind: "here", name: "Ana" },
      { kind: "bot", bot: "sensible" },
    ],
    options: { mode: "standard", players: 2 },
  });
});

it("bots of one kind have names of their own", () => {
  const words = (names: string[], bots: string[]): string[] => seatText(names, bots, (seat) => `Player ${seat + 1}`);
  expect(words(["Ana", "", ""], ["", "glazier", "master"])).toEqual(["Ana", "Glazier", "Master"]);
  expect(words(["", "", "", "Otto"], ["random", "", "random", ""])).toEqual([
    "Agnes (Random)",
    "Player 2",
    "Bruno (Random)",
    "Otto",
  ]);
});

it("six bots of one kind have six names", () => {
  const six = Array<string>(6);
  expect(new Set(seatText(six.fill(""), Array<string>(6).fill("glazier"), String)).size).toBe(6);
});

it("solo and the Automa have one seat", () => {
  for (const way of ["solo", "automa"] as const)
    expect(newTableOf(defaultPlan(way, [], "sensible"))).toEqual({
      seats: [{ kind: "here" }],
      options: { mode: way, players: 1 },
    });
});

it("every way starts with a plan the server can read", () => {
  for (const way of START_MODES) expect(newTableOf(defaultPlan(way, [], "x")).seats.length).toBeGreaterThan(0);
});

it("more seats are like the last one, and names are remembered in order", () => {
  const names = ["Ana", "Bo", "Cy"];
  const three = withPlayers(defaultPlan("hotseat", names, "x"), 3, names);
  expect(localNames(three)).toEqual(names);
  expect(withPlayers(three, 2, names).seats).toHaveLength(2);
  expect(withPlayers(defaultPlan("friends", names, "x"), 4, names).seats.map((sitter) => sitter.kind)).toEqual([
    "here",
    "link",
    "link",
    "link",
  ]);
});

it("a timer is sent only where people play", () => {
  const watched = { ...defaultPlan("watch", [], "random"), timer: 60 };
  expect(newTableOf(watched)).not.toHaveProperty("timer");
  expect(newTableOf({ ...defaultPlan("friends", [], "random"), timer: 60 })).toHaveProperty("timer", 60);
});

it("names stay on this device; broken storage is like none", () => {
  saveNames(["Ana", "Bo", "Cy"]);
  saveNames(["Eva"]);
  expect(savedNames()).toEqual(["Eva", "Bo", "Cy"]);
  localStorage.setItem("vitral-names", "{oops");
  expect(savedNames()).toEqual(["Eva"]);
});

it("nobody is hurried unless they chose to be", () => {
  for (const way of START_MODES) expect(newTableOf(defaultPlan(way, [], "random"))).not.toHaveProperty("timer");
});
