// Alone: the language is chosen once.
import { expect, it, vi } from "vitest";
import { chooseLanguage, initialLanguage } from "./language-choice";
import { LANGUAGES, negotiateLanguage, languageName } from "./languages";
import { settings } from "../device/settings.svelte";
import { language, say, loadLanguage } from "./translator.svelte";

it("takes the first language of the browser that there is", () => {
  expect(negotiateLanguage(["fr", "pt-BR", "en"])).toBe("pt");
  expect(negotiateLanguage(["DE"])).toBe("de");
  expect(negotiateLanguage(["ja"])).toBe("en");
  expect(negotiateLanguage([])).toBe("en");
});

it("calls every language by its own name", () => {
  expect(LANGUAGES.map(languageName)).toEqual(["English", "Português", "Español", "Русский", "Deutsch"]);
});

it("speaks the chosen language at once and remembers it", async () => {
  vi.stubGlobal("navigator", { languages: ["es-MX", "en"] });
  expect(initialLanguage()).toBe("es");
  await chooseLanguage("ru");
  expect([language.now, document.documentElement.lang, say("language")]).toEqual(["ru", "ru", "Язык"]);
  expect(JSON.parse(localStorage.getItem("vitral-settings") ?? "{}")).toMatchObject({ language: "ru" });
  expect(initialLanguage()).toBe("ru");
});

it("does not trust what was stored", () => {
  Object.assign(settings, { language: "xx" });
  expect(LANGUAGES).toContain(initialLanguage());
});

it("speaks the language asked for last", async () => {
  await Promise.all([loadLanguage("de"), loadLanguage("pt"), loadLanguage("es")]);
  expect(language.now).toBe("es");
});
