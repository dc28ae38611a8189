import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ChanceQuestion } from "../lib/protocol";
import { commitment, dealtLine, verifyDice } from "./dice-proof";

interface Dealing {
  dealer: { version: number; seed: string; commitment?: string; from?: number };
  log: string[];
  questions: ChanceQuestion[];
}
const GAMES = JSON.parse(readFileSync("../tests/data/dealings.json", "utf8")) as Dealing[];
const [game] = GAMES as [Dealing];

const put = (at: number, line: string): string[] => game.log.map((old, n) => (n === at ? line : old));

describe("the proof of the dice", () => {
  it("deals every game as the library does", () => {
    for (const { dealer, log, questions } of GAMES)
      expect(questions.map((question) => dealtLine(dealer.seed, question))).toEqual(
        questions.map(({ line }) => log[line]),
      );
  });

  it("proves a game that was dealt as promised", async () => {
    const verdict = await verifyDice(game, game.questions, game.dealer.commitment);
    expect(verdict).toEqual({
      kind: "proven",
      outcomes: game.questions.length,
      promise: await commitment(game.dealer.seed),
    });
    expect(game.dealer.commitment).toBe(await commitment(game.dealer.seed));
  });

  it("names the ply of a forged roll", async () => {
    const at = game.log.findIndex((line) => line.startsWith("roll"));
    const [roll, ...dice] = game.log[at]!.split(" ");
    const log = put(at, [roll, ...dice.reverse()].join(" "));
    expect(log[at]).not.toBe(game.log[at]);
    expect(await verifyDice({ ...game, log }, game.questions)).toEqual({ kind: "forged", ply: at + 1 });
  });

  it("finds a seed that is not the promised one, whoever made the promise", async () => {
    const other = "0".repeat(64);
    const { commitment: _, ...bare } = game.dealer;
    expect(await verifyDice(game, game.questions, other)).toEqual({ kind: "forged", ply: null });
    expect(await verifyDice({ ...game, dealer: { ...bare, commitment: other } }, game.questions)).toMatchObject({
      kind: "forged",
    });
    expect(await verifyDice({ ...game, dealer: bare }, game.questions)).toEqual({
      kind: "unproven",
      why: "no_promise",
    });
  });

  it("cannot prove what has no seed", async () => {
    expect(await verifyDice({ log: game.log, dealer: null }, game.questions)).toEqual({
      kind: "unproven",
      why: "no_seed",
    });
  });

  it("holds only a fork's own dealing against its seed", async () => {
    const from = game.questions[3]!.line;
    const log = put(game.questions[0]!.line, "deal private something else");
    const dealer = { ...game.dealer, from };
    expect(await verifyDice({ dealer, log }, game.questions)).toMatchObject({ kind: "proven" });
  });
});
