import { describe, expect, it } from "vitest";
import cases from "../../../../tests/data/message_cases.json";
import { LANGUAGES } from "./languages";
import { say, loadLanguage, withMinus, type Facts } from "./translator.svelte";

interface Sample {
  message: string;
  facts: Facts;
  /** What Python says, in the order of `LANGUAGES`. */
  texts: string[];
}

// Written by `make page-data` (scripts/generators/message_cases.py). A terminal has a hyphen for a minus.
describe("the page says what Python says", () => {
  it.each(LANGUAGES.map((language, at) => [language, at] as const))("in %s", async (language, at) => {
    await loadLanguage(language);
    const different = (cases as Sample[])
      .map(({ message, facts, texts: python }) => ({
        message,
        facts,
        page: say(message, facts),
        python: withMinus(python[at] ?? ""),
      }))
      .filter(({ page, python }) => page !== python);
    expect(different).toEqual([]);
  });
});
