/** All words of the page, through Fluent. `say("message", {…})`, `say("message.attribute")`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>(["$words/*/*.ftl", "!$words/*/cards.ftl"], { query: "?raw", import: "default" });

let bundle = $state.raw(new FluentBundle("en", { useIsolating: false }));
export const language: { now: string } = $state({ now: "en" });

/** Fetch the words of a language; a message it lacks is taken from English. */
export async function loadWords(wanted = "en"): Promise<void> {
  const next = new FluentBundle(wanted === "en" ? ["en"] : [wanted, "en"], { useIsolating: false });
  for (const from of wanted === "en" ? ["en"] : ["en", wanted]) {
    const texts = await Promise.all(
      Object.entries(files)
        .filter(([path]) => path.includes(`/${from}/`))
        .map(([, load]) => load()),
    );
    for (const text of texts) next.addResource(new FluentResource(text), { allowOverrides: true });
  }
  bundle = next;
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
