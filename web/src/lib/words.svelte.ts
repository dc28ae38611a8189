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
  const plain = (fact: FluentVariable): FluentVariable => (typeof fact === "number" ? new FluentNumber(fact, { useGrouping: false }) : fact);
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plain(fact)]));
}

/** The words of a message, or of one of its attributes (`message.attribute`). */
export function say(id: string, facts: Facts = {}): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.error(`no words for ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, told(facts), errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

/** A sentence of the server in words, with the sentences within it; nothing if there are none for one of them. */
export function retell({ message, facts = {} }: Sentence): string {
  if (!hasWords(message)) return "";
  const within = Object.entries(facts).map(([name, fact]) => [name, typeof fact === "object" ? retell(fact) : fact] as const);
  return within.some(([name, words]) => words === "" && facts[name] !== "") ? "" : say(message, Object.fromEntries(within));
}

/** Whether there are words for a message. */
export function hasWords(id: string): boolean {
  return bundle.getMessage(id)?.value != null;
}
