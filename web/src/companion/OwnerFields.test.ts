import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { Companion } from "./companion.svelte";
import OwnerFields from "./OwnerFields.svelte";
import { emptyDraft, emptyWindow } from "./table-document";

it("a private objective that one player has is not offered to another", async () => {
  const table = new Companion();
  const windows = [{ ...emptyWindow(), private: ["shades_of_red"] }, emptyWindow()];
  table.replace({ ...emptyDraft(), windows });
  table.at = 1;
  render(OwnerFields, { table });
  screen.getByRole("button", { name: "Choose…" }).click();
  const offered = await screen.findAllByRole("checkbox", { hidden: true });
  const words = offered.map((box) => box.closest("label")?.textContent ?? "").join();
  expect(words).toContain("Shades of Blue");
  expect(words).not.toContain("Shades of Red");
});
