import { beforeEach, expect, it, vi } from "vitest";
import { api, Refusal } from "../api";
import type { Sentence } from "../protocol";
import { say, loadLanguage } from "./translator.svelte";
import { refusedOption, isOffline, errorText } from "./errors";

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
  expect(errorText(full)).toBe("An diesem Tisch ist kein Platz mehr frei.");
});

it("asks for refusals in the language of the page", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"));
  await loadLanguage("ru");
  await api.me();
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ "Accept-Language": "ru" });
});

it("never shows what is for developers", () => {
  expect(errorText(refusal(400, null))).toBe(say("problem-unknown"));
  expect(errorText(refusal(502, null))).toBe(say("problem-server"));
  expect(errorText(new TypeError("oops"))).toBe(say("problem-unknown"));
});

it("knows when nobody answers", () => {
  const alone = refusal(0, null, "offline");
  expect(isOffline(alone)).toBe(true);
  expect(errorText(alone)).toBe(say("problem-offline"));
});

it("finds the option a refusal is about", () => {
  const about = (where: string, what = "fault-option-solo-only"): Refusal =>
    refusal(400, { message: "fault-at", facts: { where, what: { message: what } } });
  expect(refusedOption(about("tools"))).toEqual({ option: "tools", why: say("fault-option-solo-only") });
  expect(refusedOption(about("tools", "fault-deep"))).toBeNull();
  expect(refusedOption(about("windows"))).toBeNull();
  expect(refusedOption(refusal(409, { message: "problem-full" }))).toBeNull();
});
