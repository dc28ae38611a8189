/** The cards and their words, fetched once a language: `await loadCards()`, then `card("lathekin")`. */

import { api } from "./api";
import type { Language } from "./languages";
import { language } from "./words.svelte";

export interface Card {
  id: string;
  /** `tools`, `patterns`, …; objectives are `public` or `private`. */
  kind: string;
  box: string;
  name: string;
  text: string;
  note: string;
  certainty: string;
  /** Windows. */
  grid: string[];
  difficulty: number;
  /** Points for each find of an objective. */
  points: number;
  /** Tools. */
  number: number;
  steps: string[];
  /** Automa cards: places in order of preference, the tool it pays for, its effect. */
  places: number[];
  tool: number;
  effect: string;
  /** Inspirations. */
  price: number;
  per: string;
  /** Private objectives by space. */
  spaces: string[];
  color: string;
}

const FREE = [".....", ".....", ".....", "....."];
/** The Automa builds by columns of one color; its pattern is no card. */
const AUTOMA_GRID = ["RYGBP", "RYGBP", "RYGBP", "RYGBP"];

type Cards = Record<string, Card>;

/** By language. */
let held: Partial<Record<Language, Cards>> = $state.raw({});
const asked: Partial<Record<Language, Promise<void>>> = {};

function plain(id: string, kind = ""): Card {
  const name = id.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase());
  return {
    id, kind, name, box: "",
    text: "", note: "", certainty: "", grid: id === "automa" ? AUTOMA_GRID : FREE, difficulty: 0, points: 0, number: 0, steps: [],
    places: [], tool: 0, effect: "", price: 0, per: "", spaces: [], color: "",
  }; // prettier-ignore
}

/** Every object with an id counts as a card, however the boxes are nested. */
function gather(part: unknown, kind: string, found: Cards): void {
  if (Array.isArray(part)) {
    for (const one of part) gather(one, kind, found);
  } else if (part && typeof part === "object") {
    const facts = part as Record<string, unknown>;
    if (typeof facts.id === "string") {
      // The same word may mean another thing on another card (a board's price is a rule): only what fits is taken.
      const like = plain("") as unknown as Record<string, unknown>;
      const known = Object.fromEntries(Object.entries(facts).filter(([key, value]) => typeof like[key] === typeof value && value !== null));
      found[facts.id] = { ...plain(facts.id, kind), ...known };
    }
    for (const [key, inner] of Object.entries(facts)) if (key !== "sources") gather(inner, key, found);
  }
}

export function readCards(answer: unknown): Cards {
  const found: Cards = {};
  gather(answer, "", found);
  return found;
}

/** Fetch the cards in a language; asking again costs nothing. */
export function loadCards(wanted: Language = language.now): Promise<void> {
  return (asked[wanted] ??= api
    .cards(wanted)
    .then((answer) => {
      held = { ...held, [wanted]: readCards(answer) };
    })
    .catch((problem: unknown) => {
      delete asked[wanted]; // so that a later try is not refused for ever
      throw problem;
    }));
}

/** Whether anybody has asked for cards, in whichever language. */
export function cardsAsked(): boolean {
  return Object.keys(asked).length > 0;
}

const now = (): Cards => held[language.now] ?? {};

/** The card of that id; an unknown one is told by its id, so that a table of custom cards still reads. */
export function card(id: string): Card {
  return now()[id] ?? plain(id);
}

export function cardsReady(): boolean {
  return held[language.now] !== undefined;
}

/** All cards of a kind, in the order of their boxes. */
export function cardsOf(kind: string): Card[] {
  return Object.values(now()).filter((one) => one.kind === kind);
}

/** Whether a card's face is partly ours: marked wherever it is shown. */
export function isOurs(id: string): boolean {
  return card(id).certainty === "reconstructed";
}
