// Alone: the language is chosen once.
import { expect, it, vi } from "vitest";
import { chooseLanguage, startLanguage } from "./language";
import { LANGUAGES, negotiate, ownName } from "./languages";
import { settings } from "../device/settings.svelte";
import { language, say, speak } from "./words.svelte";

it("takes the first language of the browser that there is", () => {
  expect(negotiate(["fr", "pt-BR", "en"])).toBe("pt");
  expect(negotiate(["DE"])).toBe("de");
  expect(negotiate(["ja"])).toBe("en");
  expect(negotiate([])).toBe("en");
});

it("calls every language by its own name", () => {
  expect(LANGUAGES.map(ownName)).toEqual(["English", "Português", "Español", "Русский", "Deutsch"]);
});

it("speaks the chosen language at once and remembers it", async () => {
  vi.stubGlobal("navigator", { languages: ["es-MX", "en"] });
  expect(startLanguage()).toBe("es");
  await chooseLanguage("ru");
  expect([language.now, document.documentElement.lang, say("language")]).toEqual(["ru", "ru", "Язык"]);
  expect(JSON.parse(localStorage.getItem("vitral-settings") ?? "{}")).toMatchObject({ language: "ru" });
  expect(startLanguage()).toBe("ru");
});

it("does not trust what was kept", () => {
  Object.assign(settings, { language: "xx" });
  expect(LANGUAGES).toContain(startLanguage());
});

it("speaks the language asked for last", async () => {
  await Promise.all([speak("de"), speak("pt"), speak("es")]);
  expect(language.now).toBe("es");
});
