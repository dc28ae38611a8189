import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { until } from "../../testing/wait";
import FairDice from "./FairDice.svelte";
import { storeCommitment } from "./commitments";

const [game] = JSON.parse(readFileSync("../tests/data/dealings.json", "utf8")) as [
  { dealer: { commitment: string }; log: string[]; questions: unknown[] },
];

const put = (at: number, line: string): string[] => game.log.map((old, n) => (n === at ? line : old));

async function judgement(record: unknown, table = ""): Promise<string> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ questions: game.questions })));
  render(FairDice, { record: () => Promise.resolve(JSON.stringify(record)), table, atOnce: true });
  await until(() => document.querySelector("[role=status]"));
  const text = document.querySelector("[role=status]")?.textContent ?? "";
  cleanup();
  return text;
}

it("shows the promise while the game goes on, to be copied", () => {
  render(FairDice, { commitment: game.dealer.commitment });
  expect(document.querySelector("code")?.textContent).toBe(game.dealer.commitment);
  expect(document.body.textContent).toContain("Copy");
});

it("says what it found: proven, not proven, or forged and where", async () => {
  expect(await judgement(game)).toContain("Proven");
  expect(await judgement({ ...game, dealer: null })).toContain("Not proven");
  const at = game.log.findIndex((line) => line.startsWith("start"));
  const other = game.log[at] === "start 1" ? "start 2" : "start 1";
  expect(await judgement({ ...game, log: put(at, other) })).toContain(`Forged at move ${at + 1}`);
});

it("holds a record against what this device was shown, though the record itself agrees", async () => {
  storeCommitment("t1", "0".repeat(64));
  storeCommitment("t1", game.dealer.commitment); // the first one counts
  expect(await judgement(game, "t1")).toContain("Forged");
});
