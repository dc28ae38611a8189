import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { card } from "../lib/cards.svelte";
import { Companion } from "./companion.svelte";
import OwnerFields from "./OwnerFields.svelte";
import { emptyDraft, emptyWindow } from "./table-document";

/** The private objectives that the second of two players is offered. */
async function offered(glass?: boolean): Promise<string> {
  const table = new Companion();
  const windows = [{ ...emptyWindow(), private: ["shades_of_red"] }, emptyWindow()];
  table.replace({ ...emptyDraft(), windows, ...(glass === undefined ? {} : { glass }) });
  table.at = 1;
  render(OwnerFields, { table });
  screen.getByRole("button", { name: "Choose…" }).click();
  const boxes = await screen.findAllByRole("checkbox", { hidden: true });
  return boxes.map((box) => box.closest("label")?.textContent ?? "").join();
}

it("a private objective that one player has is not offered to another", async () => {
  const words = await offered();
  expect(words).toContain("Shades of Blue");
  expect(words).toContain(card("rg_row_sum").name);
  expect(words).not.toContain("Shades of Red");
});

it("where rare glass is not in the game, nor are its private objectives", async () => {
  expect(await offered(false)).not.toContain(card("rg_row_sum").name);
});

it("with rare glass, only its private objectives are in the game", async () => {
  const words = await offered(true);
  expect(words).toContain(card("rg_row_sum").name);
  expect(words).not.toContain("Shades of Blue");
});
