/** All words of the page, through Fluent. `say("message", {…})`, `say("message.attribute")`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

// English comes with the page: it is the first language and stands in wherever another lacks a message.
// What only the command line says stays there.
const english = import.meta.glob<string>(["$words/en/*.ftl", "!$words/en/{cards,line,command,terminal}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const others = import.meta.glob<string>(["$words/*/*.ftl", "!$words/en/*.ftl", "!$words/*/{cards,line,command,terminal}.ftl"], {
  query: "?raw",
  import: "default",
});

function bundleOf(locales: string[], texts: string[]): FluentBundle {
  const made = new FluentBundle(locales, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

let bundle = $state.raw(bundleOf(["en"], Object.values(english)));
export const language: { now: string } = $state({ now: "en" });

/** Speak another language; a message it lacks is taken from English. */
export async function speak(wanted: string): Promise<void> {
  const loads = Object.entries(others).filter(([path]) => path.includes(`/${wanted}/`));
  const texts = await Promise.all(loads.map(([, load]) => load()));
  bundle = bundleOf([wanted, "en"], [...Object.values(english), ...texts]);
  language.now = wanted;
  document.documentElement.lang = wanted;
}

/** The words of a message, or of one of its attributes (`message.attribute`). */
export function say(id: string, facts?: Record<string, FluentVariable>): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.error(`no words for ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

/** Whether there are words for a message. */
export function hasWords(id: string): boolean {
  return bundle.getMessage(id)?.value != null;
}
