import { beforeEach, expect, it, vi } from "vitest";
import { api, Refusal } from "../api";
import type { Sentence } from "../protocol";
import { say, speak } from "./words.svelte";
import { aboutOption, isOffline, sentence } from "./problem";

const refusal = (status: number, said: Sentence | null, code = "invalid", words = ""): Refusal =>
  new Refusal(status, { code, message: "for developers", where: "", sentence: said, text: words });

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

it("says what the server refuses in the words that came with it", () => {
  const full = refusal(
    409,
    { message: "problem-full", facts: {} },
    "full",
    "An diesem Tisch ist kein Platz mehr frei.",
  );
  expect(sentence(full)).toBe("An diesem Tisch ist kein Platz mehr frei.");
});

it("asks for refusals in the language of the page", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"));
  await speak("ru");
  await api.me();
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ "Accept-Language": "ru" });
});

it("never shows what is for developers", () => {
  expect(sentence(refusal(400, null))).toBe(say("problem-unknown"));
  expect(sentence(refusal(502, null))).toBe(say("problem-server"));
  expect(sentence(new TypeError("oops"))).toBe(say("problem-unknown"));
});

it("knows when nobody answers", () => {
  const alone = refusal(0, null, "offline");
  expect(isOffline(alone)).toBe(true);
  expect(sentence(alone)).toBe(say("problem-offline"));
});

it("finds the option a refusal is about", () => {
  const about = (where: string, what = "fault-option-solo-only"): Refusal =>
    refusal(400, { message: "fault-at", facts: { where, what: { message: what } } });
  expect(aboutOption(about("tools"))).toEqual({ option: "tools", why: say("fault-option-solo-only") });
  expect(aboutOption(about("tools", "fault-deep"))).toBeNull();
  expect(aboutOption(about("windows"))).toBeNull();
  expect(aboutOption(refusal(409, { message: "problem-full" }))).toBeNull();
});
