import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { cardsOf } from "../lib/cards.svelte";
import { viewport } from "../lib/device/viewport.svelte";
import { say } from "../lib/i18n/translator.svelte";
import CardPicker from "./CardPicker.svelte";
import { Companion } from "./companion.svelte";
import WindowEditor from "./WindowEditor.svelte";

async function opened(): Promise<HTMLElement> {
  render(CardPicker, { title: "Public objectives", kind: "public", chosen: [], onchange: () => {} });
  await fireEvent.click(screen.getByRole("button", { name: say("companion-choose") }));
  return screen.getByLabelText(say("companion-search"));
}

it("every objective is shown with its picture", async () => {
  await opened();
  const pictures = screen.getAllByRole("checkbox").map((box) => box.closest("label")?.querySelector("svg"));
  expect(pictures).toHaveLength(cardsOf("public").length);
  expect(pictures).not.toContain(null);
});

it("a keyboard comes up by itself only where it covers nothing", async () => {
  expect((await opened()).matches("[autofocus]") || document.activeElement?.getAttribute("type") === "search").toBe(
    true,
  );
  cleanup();
  viewport.touch = true;
  const search = await opened();
  expect(search.matches("[autofocus]")).toBe(false);
  expect(document.activeElement).not.toBe(search);
});

it.each([
  [true, "pad-hint-touch"],
  [false, "pad-hint"],
])("with touch %s it speaks of what one does there", (touch, message) => {
  viewport.touch = touch;
  const table = new Companion();
  table.window.pattern = "fractal_drops";
  render(WindowEditor, { table });
  expect(screen.getByText(say(message))).toBeTruthy();
});
