/** The rulebook in the language of the page, fetched once for each. */

import { api } from "../lib/api";
import type { Rulebook } from "../lib/protocol";

let books = $state.raw<Record<string, Rulebook>>({});
const asked: Record<string, Promise<void>> = {};

/** The book in a language, once it is there. */
export function rulebookIn(language: string): Rulebook | undefined {
  return books[language];
}

/** Fetches the rulebook once; after a failure the next call tries again. */
export function loadRulebook(language: string): Promise<void> {
  asked[language] ??= api.rules(language).then(
    (book) => void (books = { ...books, [language]: book }),
    (problem: unknown) => {
      delete asked[language];
      throw problem;
    },
  );
  return asked[language];
}

/** The address of a page or a section. */
export function addressOf(page: string, section = ""): string {
  return `/rules/${page}${section ? `#${section}` : ""}`;
}
