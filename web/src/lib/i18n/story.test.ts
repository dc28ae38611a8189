import { beforeEach, describe, expect, it } from "vitest";
import told from "../../../../tests/data/told.json";
import { storeCards } from "../cards.svelte";
import { LANGUAGES } from "./languages";
import type { Cards, StoryLine, Sentence } from "../protocol";
import { sentenceText, storyLines } from "./story";
import { loadLanguage, withMinus } from "./translator.svelte";

interface Kept {
  names: string[];
  cards: Record<string, Record<string, string>>;
  /** What Python says, in the order of `LANGUAGES`. */
  sentences: { sentence: Sentence; said: string[] }[];
  /** Each sentence: its first entry, its seat, round and turn, and what Python says. */
  stories: {
    name: string;
    news: boolean;
    entries: StoryLine[];
    told: [at: number, seat: number, round: number, turn: number, said: string[]][];
  }[];
}
const kept = told as unknown as Kept;

// Written by `make page-data` (tests/sentence_cases.py).
describe.each(LANGUAGES.map((language, at) => [language, at] as const))(
  "the page says what Python says, in %s",
  (language, at) => {
    beforeEach(async () => {
      await loadLanguage(language);
      storeCards(language, {
        cards: Object.entries(kept.cards[language]!).map(([id, name]) => ({ id, name })),
      } as Cards);
    });

    it("sentences", () => {
      const said = kept.sentences.map(({ sentence }) => sentenceText(sentence, kept.names));
      expect(said).toEqual(kept.sentences.map(({ said: python }) => withMinus(python[at] ?? "")));
    });

    it.each(kept.stories.map((one) => [`${one.name}${one.news ? ", as it happens" : ""}`, one] as const))(
      "the story of %s",
      (_, { entries, news, told: python }) => {
        const page = storyLines(entries, kept.names, { news }).map((one) => [
          one.at,
          one.seat,
          one.round,
          one.turn,
          one.text,
        ]);
        expect(page).toEqual(python.map(([first, seat, round, turn, said]) => [first, seat, round, turn, said[at]]));
      },
    );
  },
);
