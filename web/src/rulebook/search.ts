/**
 * Search over all sections of the rulebook, as people type: without accents, ё as е, ß as ss, parts of words, other words
 * for the same thing, and words with a slip of the finger in them.
 */

import type { Block, Rulebook, Span } from "../lib/protocol";

/** A section as it is searched. */
export interface Entry {
  page: string;
  section: string;
  pageTitle: string;
  title: string;
  text: string;
  /** Names of the cards it explains. */
  cards: string;
}

/** A stretch of text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

export interface Hit {
  entry: Entry;
  title: Piece[];
  around: Piece[];
}

interface Folded {
  text: string;
  /** For every folded character, where it stands in the text; one more for the end. */
  at: number[];
}

const MAX_HITS = 30;
const CONTEXT_BEFORE = 42;
const CONTEXT_AFTER = 110;

/** A normalized text with the original position of each character. */
export function fold(text: string): Folded {
  const folded: Folded = { text: "", at: [] };
  let at = 0;
  for (const character of text) {
    const plain = character
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replaceAll("ß", "ss")
      .replaceAll("’", "'");
    for (let index = 0; index < plain.length; index += 1) folded.at.push(at);
    folded.text += plain;
    at += character.length;
  }
  folded.at.push(at);
  return folded;
}

export function termsOf(query: string): string[] {
  return [...new Set(fold(query).text.match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** The weight of a term inside a word, compared to a whole word. */
const INSIDE = 0.15;
const isLetterOrDigit = (text: string | undefined): boolean => /^[\p{L}\p{N}]/u.test(text ?? "");

/** Returns the position of a term in a folded text and its weight; inside words only if it is long enough. */
function places(folded: Folded, term: string): [start: number, share: number][] {
  const found: [number, number][] = [];
  for (let at = folded.text.indexOf(term); at >= 0; at = folded.text.indexOf(term, at + 1)) {
    const begins = !isLetterOrDigit(folded.text[at - 1]);
    // "tool" is most of "tools", "pass" is little of "Passion".
    const word = /^[\p{L}\p{N}]+/u.exec(folded.text.slice(at))?.[0] ?? term;
    const share = begins ? Math.max(INSIDE, (term.length / word.length) ** 3) : INSIDE;
    if (begins || term.length > 3) found.push([at, share]);
  }
  return found;
}

/** Returns a part of a text in pieces, with every term marked. */
function mark(text: string, terms: readonly string[], from = 0, to = text.length): Piece[] {
  const folded = fold(text);
  const hits = terms
    .flatMap((term) =>
      places(folded, term).map(([at]): [number, number] => [
        folded.at[at] ?? 0,
        folded.at[at + term.length] ?? text.length,
      ]),
    )
    .filter(([start, end]) => start >= from && end <= to)
    .sort(([first], [second]) => first - second);
  const pieces: Piece[] = [];
  let end = from;
  for (const [start, stop] of hits) {
    if (start < end) continue;
    if (start > end) pieces.push({ text: text.slice(end, start), hit: false });
    pieces.push({ text: text.slice(start, stop), hit: true });
    end = stop;
  }
  if (end < to) pieces.push({ text: text.slice(end, to), hit: false });
  return pieces;
}

/** The words around the first hit. */
function around(text: string, terms: readonly string[]): Piece[] {
  const folded = fold(text);
  const first = Math.min(...terms.flatMap((term) => places(folded, term).map(([at]) => folded.at[at] ?? 0)));
  const hit = Number.isFinite(first) ? first : 0;
  const from = hit > CONTEXT_BEFORE ? text.indexOf(" ", hit - CONTEXT_BEFORE) + 1 : 0;
  const to = hit + CONTEXT_AFTER < text.length ? text.lastIndexOf(" ", hit + CONTEXT_AFTER) : text.length;
  const pieces = mark(text, terms, Math.min(from, hit), Math.max(to, hit));
  if (from > 0) pieces.unshift({ text: "… ", hit: false });
  if (to < text.length) pieces.push({ text: " …", hit: false });
  return pieces;
}

function points(text: string, term: string, most: number): number {
  const found = places(fold(text), term);
  return found.length ? most * Math.max(...found.map(([, share]) => share)) + Math.min(found.length, 4) / 4 : 0;
}

function worth(entry: Entry, term: string): number {
  return (
    points(entry.title, term, 12) +
    points(entry.cards, term, 6) +
    points(entry.pageTitle, term, 2) +
    points(entry.text, term, 4)
  );
}

/** A term with its synonyms, itself first: a synonym counts for less than the typed word. */
type MatchingTerms = readonly string[];
const BY_SYNONYM = 0.6;

function worthOf(entry: Entry, [typed = "", ...others]: MatchingTerms): number {
  return Math.max(worth(entry, typed), ...others.map((other) => BY_SYNONYM * worth(entry, other)));
}

/** Returns the words of the groups that a term, or the start of one, belongs to. */
function synonymsOf(term: string, synonyms: readonly (readonly string[])[]): string[] {
  const groups = synonyms.map((group) => group.map((word) => fold(word).text));
  const typed = (word: string): boolean => word === term || (term.length > 3 && word.startsWith(term));
  return groups.filter((group) => group.some(typed)).flatMap((group) => group.filter((word) => word !== term));
}

/** A term with its synonyms; if nobody wrote it or them, the words of the book that come near it. */
function matchingTerms(
  term: string,
  entries: readonly Entry[],
  synonyms: readonly (readonly string[])[],
): MatchingTerms {
  const ways = [term, ...synonymsOf(term, synonyms)];
  if (entries.some((entry) => worthOf(entry, ways) > 0)) return ways;
  const known = new Set(entries.flatMap(({ title, cards, text }) => termsOf(`${title} ${cards} ${text}`)));
  for (const group of synonyms) for (const word of group) known.add(fold(word).text);
  const meant = closestTerms(term, known);
  return [term, ...meant, ...meant.flatMap((word) => synonymsOf(word, synonyms))];
}

/** Words that stand in so many sections say nothing: "can I" of "can I pass". */
const SELECTIVE_SHARE = 0.3;

/** Returns the terms that occur in few sections; all terms if there are none. */
function selectiveTerms(terms: string[], entries: readonly Entry[]): string[] {
  const share = (term: string): number =>
    entries.filter((entry) => places(fold(entry.text), term).some(([, share]) => share > INSIDE)).length /
    entries.length;
  const selective = terms.filter((term) => term.length > 1 && share(term) < SELECTIVE_SHARE);
  return selective.length && entries.length > 3 ? selective : terms;
}

/** Sections that hold every term or what means the same, the best first. */
export function search(entries: readonly Entry[], query: string, synonyms: readonly (readonly string[])[] = []): Hit[] {
  const terms = selectiveTerms(termsOf(query), entries).map((term) => matchingTerms(term, entries, synonyms));
  if (!terms.length) return [];
  const all = terms.flat();
  return entries
    .map((entry) => ({ entry, parts: terms.map((ways) => worthOf(entry, ways)) }))
    .filter(({ parts }) => parts.every((part) => part > 0))
    .map(({ entry, parts }) => ({ entry, sum: parts.reduce((sum, part) => sum + part, 0) }))
    .sort((first, second) => second.sum - first.sum)
    .slice(0, MAX_HITS)
    .map(({ entry }) => ({ entry, title: mark(entry.title, all), around: around(shownText(entry, all), all) }));
}

/** Where only the name of a card was found, the names are shown. */
function shownText(entry: Entry, terms: readonly string[]): string {
  const inText = terms.some((term) => places(fold(entry.text), term).length);
  const inCards = terms.some((term) => places(fold(entry.cards), term).length);
  return inCards && !inText ? entry.cards : entry.text;
}

const plainText = (text: readonly Span[]): string => text.map((span) => span.text).join("");

function words(block: Block): string[] {
  if (block.type === "paragraph") return [plainText(block.text)];
  if (block.type === "list") return block.items.map(plainText);
  if (block.type === "grid") return [block.head, ...block.rows].map((row) => row.map(plainText).join(" · "));
  return [];
}

/** Returns every section of a book; `nameOf` returns the name of a card, or nothing for other ids. */
export function entriesOf(book: Rulebook, nameOf: (subject: string) => string): Entry[] {
  const explained: Record<string, string[]> = {};
  for (const [subject, target] of Object.entries(book.links)) (explained[target] ??= []).push(subject);
  return book.pages.flatMap((page) =>
    page.sections.map((section) => ({
      page: page.id,
      section: section.id,
      pageTitle: page.title,
      title: section.title,
      text: section.blocks.flatMap(words).join(" "),
      cards: (explained[section.id ? `${page.id}#${section.id}` : page.id] ?? [])
        .map(nameOf)
        .filter(Boolean)
        .join(", "),
    })),
  );
}

/** Returns the number of typos allowed in a word of that length: a letter missing, extra, wrong, or swapped. */
const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Returns the number of typos between two words; any number above `most` stands for too many. */
export function editDistance(first: string, second: string, most: number): number {
  if (Math.abs(first.length - second.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: second.length + 1 }, (_, at) => at);
  for (let i = 1; i <= first.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= second.length; j += 1) {
      const same = first[i - 1] === second[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[second.length]!;
}

/** Returns the known words nearest to a term, or with the same beginning, if they are close enough. */
export function closestTerms(term: string, known: Iterable<string>): string[] {
  const most = allowedTypos(term.length);
  let nearest = most;
  let found: string[] = [];
  if (!most) return found;
  for (const word of known) {
    const off = Math.min(
      editDistance(term, word, nearest),
      // A long word may be typed only in part.
      word.length > term.length ? editDistance(term, word.slice(0, term.length), nearest) + 0.5 : most + 1,
    );
    if (off > nearest) continue;
    if (off < nearest) found = [];
    nearest = off;
    found.push(word);
  }
  return found;
}
