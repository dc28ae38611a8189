import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "../lib/api";
import type { Sentence } from "../lib/protocol";
import { say, speak } from "../lib/words.svelte";
import { aboutOption, isOffline, sentence } from "./problem";

const refusal = (status: number, said: Sentence | null, code = "invalid"): Refusal =>
  new Refusal(status, { code, message: "for developers", where: "", said });

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await speak("en");
});

it("says what the server refuses in the language of the page", async () => {
  const full = refusal(409, { message: "problem-full", facts: {} });
  expect(sentence(full)).toBe(say("problem-full"));
  await speak("de");
  expect(sentence(full)).toBe("An diesem Tisch ist kein Platz mehr frei.");
});

it("says sentences within sentences", () => {
  const said = { message: "problem-not-a-record", facts: { why: { message: "fault-deep" } } };
  expect(sentence(refusal(422, said))).toBe("This is not a game file: it is nested too deeply.");
});

it("never shows what is for developers", () => {
  expect(sentence(refusal(400, null))).toBe(say("problem-unknown"));
  expect(sentence(refusal(400, { message: "no-such-message" }))).toBe(say("problem-unknown"));
  expect(
    sentence(refusal(422, { message: "problem-not-a-record", facts: { why: { message: "no-such-message" } } })),
  ).toBe(say("problem-unknown"));
  expect(sentence(refusal(502, null))).toBe(say("problem-server"));
  expect(sentence(new TypeError("oops"))).toBe(say("problem-unknown"));
});

it("knows when nobody answers", () => {
  const alone = refusal(0, null, "offline");
  expect(isOffline(alone)).toBe(true);
  expect(sentence(alone)).toBe(say("problem-offline"));
});

it("finds the option a refusal is about", () => {
  const about = (where: string): Refusal =>
    refusal(400, { message: "fault-at", facts: { where, what: { message: "problem-full" } } });
  expect(aboutOption(about("tools"))).toEqual({ option: "tools", why: say("problem-full") });
  expect(aboutOption(about("windows"))).toBeNull();
  expect(aboutOption(refusal(409, { message: "problem-full" }))).toBeNull();
});
