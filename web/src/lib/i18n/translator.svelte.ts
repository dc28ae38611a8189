/** All words of the page, through Fluent. `say("message", {…})`, `say("message.attribute")`. */

import messages from "virtual:messages";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";
import type { Sentence } from "../protocol";

/** How many of the pieces: the start alone, with what tables say, everything. */
export type MessageParts = 1 | 2 | 3;

interface Spoken {
  language: Language;
  much: MessageParts;
}

let bundle = $state.raw(new FluentBundle("en"));
export const language: { now: Language } = $state({ now: "en" });
let spoken: Spoken = { language: "en", much: 1 };
let wanted = spoken;
let latest: Promise<void> = Promise.resolve();

/** Speak a language; everything on the page is said anew. Of several asked for in a row the last one wins. */
export function loadLanguage(next: Language, much: MessageParts = wanted.much): Promise<void> {
  wanted = { language: next, much };
  return (latest = fetchText(wanted));
}

/** Speak more of the language than the start says: what tables say, or all of it. Every other screen waits for it. */
export async function loadMessages(much: MessageParts = 2): Promise<void> {
  if (wanted.much < much) await loadLanguage(wanted.language, much);
  else if (wanted !== spoken) await latest;
}

async function fetchText(mine: Spoken): Promise<void> {
  try {
    const { start, table, other } = messages[mine.language];
    const parts = [start, table, other].slice(0, mine.much);
    const texts = await Promise.all(parts.map((load) => load()));
    if (mine !== wanted) return await latest;
    const made = new FluentBundle(mine.language, { useIsolating: false });
    for (const { default: text } of texts) made.addResource(new FluentResource(text));
    bundle = made;
    spoken = mine;
    language.now = mine.language;
    document.documentElement.lang = mine.language;
  } catch (problem) {
    // What is spoken stays, and can be asked for again.
    if (mine === wanted) wanted = spoken;
    throw problem;
  }
}

export type Facts = Record<string, FluentVariable>;

/** Numbers are written without grouping, here as in Python. */
function told(facts: Facts): Facts {
  const plain = (fact: FluentVariable): FluentVariable =>
    typeof fact === "number" ? new FluentNumber(fact, { useGrouping: false }) : fact;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plain(fact)]));
}

/** The words of a message, or of one of its attributes (`message.attribute`). */
export function say(id: string, facts: Facts = {}): string {
  const pattern = patternOf(id);
  if (pattern == null) {
    console.error(`no words for ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, told(facts), errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return withMinus(text);
}

/** Numbers below zero with a minus, not a hyphen. */
export function withMinus(text: string | number): string {
  return String(text).replace(/(^|[^\w-])-(?=\d)/g, "$1−");
}

/**
 * Why a table cannot have an option, with the sentences within it; nothing if there are no words for one of them.
 * Its facts are texts and numbers as they are, unlike those of a table (`lib/words/teller.ts`).
 */
export function optionRefusalText({ message, facts = {} }: Sentence): string {
  if (!hasMessage(message)) return "";
  const within = Object.entries(facts).map(([name, fact]) => [name, retoldFact(fact)] as const);
  return within.some(([name, words]) => words === "" && facts[name] !== "")
    ? ""
    : say(message, Object.fromEntries(within));
}

function retoldFact(fact: string | number | Sentence | (string | Sentence)[]): string | number {
  if (Array.isArray(fact)) return fact.map(retoldFact).join(", ");
  return typeof fact === "object" ? optionRefusalText(fact) : fact;
}

/** Whether there are words for a message, or for one of its attributes (`message.attribute`). */
export function hasMessage(id: string): boolean {
  return patternOf(id) != null;
}

function patternOf(id: string): Parameters<FluentBundle["formatPattern"]>[0] | null | undefined {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}
