import { beforeEach, describe, expect, it } from "vitest";
import data from "../../../../tests/data/sentence_cases.json";
import { storeCards } from "../cards.svelte";
import { LANGUAGES } from "./languages";
import type { Cards, StoryLine, Sentence } from "../protocol";
import { sentenceText, storyLines } from "./story";
import { loadLanguage, withMinus } from "./translator.svelte";

interface SentenceCases {
  names: string[];
  cards: Record<string, Record<string, string>>;
  /** What Python says, in the order of `LANGUAGES`. */
  sentences: { sentence: Sentence; texts: string[] }[];
  /** Each sentence: its first entry, its seat, round and turn, and what Python says. */
  stories: {
    name: string;
    news: boolean;
    entries: StoryLine[];
    lines: [at: number, seat: number, round: number, turn: number, texts: string[]][];
  }[];
}
const cases = data as unknown as SentenceCases;

// Written by `make page-data` (scripts/generators/sentence_cases.py).
describe.each(LANGUAGES.map((language, at) => [language, at] as const))(
  "the page says what Python says, in %s",
  (language, at) => {
    beforeEach(async () => {
      await loadLanguage(language);
      storeCards(language, {
        cards: Object.entries(cases.cards[language]!).map(([id, name]) => ({ id, name })),
      } as Cards);
    });

    it("sentences", () => {
      const page = cases.sentences.map(({ sentence }) => sentenceText(sentence, cases.names));
      expect(page).toEqual(cases.sentences.map(({ texts: python }) => withMinus(python[at] ?? "")));
    });

    it.each(cases.stories.map((story) => [`${story.name}${story.news ? ", as it happens" : ""}`, story] as const))(
      "the story of %s",
      (_, { entries, news, lines: python }) => {
        const page = storyLines(entries, cases.names, { news }).map((line) => [
          line.at,
          line.seat,
          line.round,
          line.turn,
          line.text,
        ]);
        expect(page).toEqual(python.map(([first, seat, round, turn, texts]) => [first, seat, round, turn, texts[at]]));
      },
    );
  },
);
