import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { Companion } from "./companion.svelte";
import { emptyDraft, emptyWindow } from "./table-document";
import WindowTabs from "./WindowTabs.svelte";

it("the order of the windows is asked for, unless the game is known to have it", async () => {
  const table = new Companion();
  table.replace({ ...emptyDraft(), windows: [emptyWindow(), emptyWindow()], inOrder: true });
  render(WindowTabs, { table, onremove: () => undefined });
  expect(screen.queryByText(/^List the windows/)).toBeNull();
  await fireEvent.click(screen.getByText(/Add a window/));
  expect(screen.getByText(/^List the windows/)).toBeTruthy();
});
