import { resolve } from "node:path";
import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { messagesOf } from "../../../messages-plugin";
import { until } from "../../../testing/wait";
import Home from "../../home/Home.svelte";
import SettingsDialog from "../../home/SettingsDialog.svelte";
import { START_MODES } from "../../home/setup/table-plan";
import SetupForm from "../../home/setup/SetupForm.svelte";
import { hasMessage, language, say, loadLanguage, loadMessages, withMinus } from "./translator.svelte";

it("says the start with the first piece, and the rest once it is asked for", async () => {
  await loadLanguage("de", 1);
  expect(say("home-title")).toBe("Vitral");
  expect(hasMessage("story-take")).toBe(false);
  await loadMessages();
  expect(language.now).toBe("de");
  expect(hasMessage("story-take")).toBe(true);
});

it("says what screens beside the table say only for them", async () => {
  await loadLanguage("de", 2);
  expect(hasMessage("chat-emote-hello"), "a table has it").toBe(true);
  expect(hasMessage("refused-no_chat"), "a table is told it").toBe(true);
  expect(hasMessage("you-intro")).toBe(false);
  await loadMessages(3);
  expect(hasMessage("you-intro")).toBe(true);
});

it("waits for the whole of the language asked for last", async () => {
  await loadLanguage("en", 1);
  const whole = loadMessages();
  void loadLanguage("ru");
  await whole;
  expect(language.now).toBe("ru");
  expect(hasMessage("story-take")).toBe(true);
});

it("has all messages of the first screen and its form in the first part", async () => {
  const missing = vi.spyOn(console, "error");
  await loadLanguage("en", 1);
  render(Home);
  render(SettingsDialog);
  for (const way of START_MODES) render(SetupForm, { way, onway: () => {}, onback: () => {} });
  await until(() => document.querySelector("h1"));
  expect(missing).not.toHaveBeenCalled();
});

it("leaves out what only the server says, and comments", () => {
  const text = messagesOf(resolve("../src/vitral/i18n"), "en", "table");
  expect(text).toContain("fault-option-alone = ");
  expect(text).not.toMatch(/^(#|fault-at|bench-|told-)/m);
});

it("writes numbers below zero with a minus", () => {
  expect([withMinus(-16), withMinus("a1: -3; 2-3, 2026-01-05, --seed")]).toEqual([
    "−16",
    "a1: −3; 2-3, 2026-01-05, --seed",
  ]);
  expect(say("points", { points: -25 })).toBe("−25 points");
});
