/** All words of the page, through Fluent. `say("message", {…})`, `say("message.attribute")`. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";
import type { Sentence } from "./protocol";

/** Each language is a piece of its own, fetched when it is spoken. */
const MESSAGES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  pt: () => import("virtual:words/pt"),
  es: () => import("virtual:words/es"),
  ru: () => import("virtual:words/ru"),
  de: () => import("virtual:words/de"),
};

let bundle = $state.raw(new FluentBundle("en"));
export const language: { now: Language } = $state({ now: "en" });
let asked = 0;

/** Speak a language; everything on the page is said anew. Of several asked for in a row the last one wins. */
export async function speak(wanted: Language): Promise<void> {
  const turn = (asked += 1);
  const { default: text } = await MESSAGES[wanted]();
  if (turn !== asked) return;
  const made = new FluentBundle(wanted, { useIsolating: false });
  made.addResource(new FluentResource(text));
  bundle = made;
  language.now = wanted;
  document.documentElement.lang = wanted;
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
  return text;
}

/**
 * A problem of the server in words, with the sentences within it; nothing if there are none for one of them.
 * Its facts are texts and numbers as they are, unlike those of a table (`lib/teller.ts`).
 */
export function retell({ message, facts = {} }: Sentence): string {
  if (!hasWords(message)) return "";
  const within = Object.entries(facts).map(([name, fact]) => [name, retoldFact(fact)] as const);
  return within.some(([name, words]) => words === "" && facts[name] !== "")
    ? ""
    : say(message, Object.fromEntries(within));
}

function retoldFact(fact: string | number | Sentence | (string | Sentence)[]): string | number {
  if (Array.isArray(fact)) return fact.map(retoldFact).join(", ");
  return typeof fact === "object" ? retell(fact) : fact;
}

/** Whether there are words for a message, or for one of its attributes (`message.attribute`). */
export function hasWords(id: string): boolean {
  return patternOf(id) != null;
}

function patternOf(id: string): Parameters<FluentBundle["formatPattern"]>[0] | null | undefined {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}
