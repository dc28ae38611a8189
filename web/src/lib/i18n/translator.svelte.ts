/** All words of the page, through Fluent. `say("message", {…})`, `say("message.attribute")`. */

import messages from "virtual:messages";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";
import type { Sentence } from "../protocol";

/** The number of message files: start, tables, all other screens, real tables. */
export type MessageParts = 1 | 2 | 3 | 4;

interface LoadedLanguage {
  language: Language;
  parts: MessageParts;
}

let bundle = $state.raw(new FluentBundle("en"));
export const language: { now: Language } = $state({ now: "en" });
let loaded: LoadedLanguage = { language: "en", parts: 1 };
let wanted = loaded;
let latest: Promise<void> = Promise.resolve();

/** Loads a language and shows the whole page in it. Of several requests in a row the last one wins. */
export function loadLanguage(next: Language, parts: MessageParts = wanted.parts): Promise<void> {
  wanted = { language: next, parts };
  return (latest = fetchText(wanted));
}

/** Loads more parts of the language, if they are not there yet. Every screen but the start waits for it. */
export async function loadMessages(parts: MessageParts = 2): Promise<void> {
  if (wanted.parts < parts) await loadLanguage(wanted.language, parts);
  else if (wanted !== loaded) await latest;
}

async function fetchText(mine: LoadedLanguage): Promise<void> {
  try {
    const { start, table, other, real } = messages[mine.language];
    const parts = [start, table, other, real].slice(0, mine.parts);
    const texts = await Promise.all(parts.map((load) => load()));
    if (mine !== wanted) return await latest;
    const made = new FluentBundle(mine.language, { useIsolating: false });
    for (const { default: text } of texts) made.addResource(new FluentResource(text));
    bundle = made;
    loaded = mine;
    language.now = mine.language;
    document.documentElement.lang = mine.language;
  } catch (problem) {
    // Loaded messages stay; the call can be repeated.
    if (mine === wanted) wanted = loaded;
    throw problem;
  }
}

export type Facts = Record<string, FluentVariable>;

/** Returns the facts with numbers formatted without grouping, as in Python. */
function withoutGrouping(facts: Facts): Facts {
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
  const text = bundle.formatPattern(pattern, withoutGrouping(facts), errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return withMinus(text);
}

/** Numbers below zero with a minus, not a hyphen. */
export function withMinus(text: string | number): string {
  return String(text).replace(/(^|[^\w-])-(?=\d)/g, "$1−");
}

/**
 * Why a table cannot have an option, with the sentences within it; nothing if there are no words for one of them.
 * Its facts are texts and numbers as they are, unlike those of a table (`story.ts`).
 */
export function optionRefusalText({ message, facts = {} }: Sentence): string {
  if (!hasMessage(message)) return "";
  const within = Object.entries(facts).map(([name, fact]) => [name, factText(fact)] as const);
  return within.some(([name, words]) => words === "" && facts[name] !== "")
    ? ""
    : say(message, Object.fromEntries(within));
}

function factText(fact: string | number | Sentence | (string | Sentence)[]): string | number {
  if (Array.isArray(fact)) return fact.map(factText).join(", ");
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
