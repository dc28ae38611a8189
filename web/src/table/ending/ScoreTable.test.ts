import { render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { say } from "../../lib/i18n/translator.svelte";
import { helloAt } from "../fixture";
import ScoreTable from "./ScoreTable.svelte";

it("only what is hidden is a question; a line that a player does not have is none", () => {
  const { scene } = helloAt("turn");
  const [mine, theirs] = scene.scores;
  const bonus = { kind: "bonus" as const, id: "bonus", points: 16, finds: [] };
  const shown = { ...scene, scores: [mine!, { ...theirs!, lines: [...theirs!.lines, bonus] }] };
  render(ScoreTable, { scene: shown, names: ["Ana", "Automa"] });
  const row = screen.getByText(say("line-bonus"), { exact: false }).closest("tr");
  expect([...row!.querySelectorAll("td")].map((cell) => cell.textContent?.trim())).toEqual(["–", "16"]);
  const hidden = screen.getByText(say("line-private"), { exact: false }).closest("tr");
  expect(hidden?.textContent).toContain("?");
});

it("one point is one point", () => {
  expect(say("end-solo-score", { points: 1, target: 91 })).toBe("1 point against 91");
});

it("where the points of a tapped number come from is scrolled into view", async () => {
  const { scene } = helloAt("over");
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue();
  const { container } = render(ScoreTable, { scene, names: ["Ana", "Bia"] });
  container.querySelector<HTMLButtonElement>("td button")?.click();
  await vi.waitFor(() => expect(scrolled.mock.contexts).toEqual([container.querySelector(".proof")]));
});
