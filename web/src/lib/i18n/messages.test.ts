import { describe, expect, it } from "vitest";
import said from "../../../../tests/data/said.json";
import { LANGUAGES } from "./languages";
import { say, loadLanguage, withMinus, type Facts } from "./translator.svelte";

interface Sample {
  message: string;
  facts: Facts;
  /** What Python says, in the order of `LANGUAGES`. */
  said: string[];
}

// Written by `make page-data` (tests/message_cases.py). A terminal has a hyphen for a minus.
describe("the page says what Python says", () => {
  it.each(LANGUAGES.map((language, at) => [language, at] as const))("in %s", async (language, at) => {
    await loadLanguage(language);
    const different = (said as Sample[])
      .map(({ message, facts, said: python }) => ({
        message,
        facts,
        page: say(message, facts),
        python: withMinus(python[at] ?? ""),
      }))
      .filter(({ page, python }) => page !== python);
    expect(different).toEqual([]);
  });
});
