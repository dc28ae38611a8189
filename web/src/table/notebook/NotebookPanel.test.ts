import { fireEvent, render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { loadMessages } from "../../lib/i18n/translator.svelte";
import type { ChangeNotebook, Notebook } from "../../lib/protocol";
import { until } from "../../../testing/wait";
import { sceneOf } from "../fixture";
import NotebookPanel from "./NotebookPanel.svelte";

const EMPTY: Notebook = { note: "", plan: { die: "R4", space: "A1" }, dropped: [], plannable: [] };

/** Opens the notebook at a server that answers when it is let go on. */
async function open() {
  const waiting: (() => void)[] = [];
  const sent: ChangeNotebook[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    if (body === undefined) return Response.json(EMPTY);
    const change = JSON.parse(body as string) as ChangeNotebook;
    sent.push(change);
    await new Promise<void>((go) => waiting.push(go));
    return Response.json({ ...EMPTY, ...change });
  });
  await loadMessages(3);
  const { unmount } = render(NotebookPanel, { id: "t1", seat: 0, scene: sceneOf() });
  await until(() => document.querySelector("textarea"));
  const area = document.querySelector("textarea")!;
  const write = async (value: string): Promise<void> => {
    await fireEvent.input(area, { target: { value } });
    await fireEvent.change(area);
  };
  return { sent, waiting, write, unmount };
}
const press = (words: string): void =>
  [...document.querySelectorAll("button")].find((one) => one.textContent === words)?.click();

it("saves a note while a plan is being changed", async () => {
  const { sent, write } = await open();
  press("Cancel this plan");
  await write("Blue in the corner");
  expect(sent).toEqual([{ plan: null }, { note: "Blue in the corner" }]);
});

it("saves what is written while a note is being saved, also once it is closed", async () => {
  const { sent, waiting, write, unmount } = await open();
  await write("Blue");
  await write("Blue in the corner");
  unmount();
  expect(sent).toEqual([{ note: "Blue" }]);
  waiting[0]?.();
  await until(() => sent.length === 2);
  expect(sent[1]).toEqual({ note: "Blue in the corner" });
});
