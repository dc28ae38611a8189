import { resolve } from "node:path";
import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { messagesOf } from "../../../messages-plugin";
import { until } from "../../../testing/wait";
import Home from "../../home/Home.svelte";
import Settings from "../../home/Settings.svelte";
import { WAYS } from "../../home/setup/seats";
import Setup from "../../home/setup/Setup.svelte";
import { hasWords, language, say, speak, speakMore, withMinus } from "./words.svelte";

it("says the start with the first piece, and the rest once it is asked for", async () => {
  await speak("de", 1);
  expect(say("home-title")).toBe("Vitral");
  expect(hasWords("story-take")).toBe(false);
  await speakMore();
  expect(language.now).toBe("de");
  expect(hasWords("story-take")).toBe(true);
});

it("says what screens beside the table say only for them", async () => {
  await speak("de", 2);
  expect(hasWords("chat-emote-hello"), "a table has it").toBe(true);
  expect(hasWords("refused-no_chat"), "a table is told it").toBe(true);
  expect(hasWords("you-intro")).toBe(false);
  await speakMore(3);
  expect(hasWords("you-intro")).toBe(true);
});

it("waits for the whole of the language asked for last", async () => {
  await speak("en", 1);
  const whole = speakMore();
  void speak("ru");
  await whole;
  expect(language.now).toBe("ru");
  expect(hasWords("story-take")).toBe(true);
});

it("has all messages of the first screen and its form in the first part", async () => {
  const missing = vi.spyOn(console, "error");
  await speak("en", 1);
  render(Home);
  render(Settings);
  for (const way of WAYS) render(Setup, { way, onway: () => {}, onback: () => {} });
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
