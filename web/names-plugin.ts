/** In what is built, messages that the page itself names in full go by short names, and words lie without needless blanks:
 * long names stand in every language and again in the scripts. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** `say("name")`, `say("name.attribute")`, `say(one ? "name" : other ? "name" : "name")`. */
const SAID = /\bsay\(\s*(?:[^"`;]{0,90}\? )?"[\w.-]+"(?: : (?:[^"`;]{0,60}\? )?"[\w.-]+")*/g;
const QUOTED = /(?<=")[\w-]+(?=(?:\.\w+)?")/g;
/** What the server also tells by name; tests/test_short_names.py knows all of it. */
const TOLD =
  /^(asks-|automa-pays$|button-end$|coach-advice|favor-|game-over$|no-dice$|problem-server$|story-|tool-pay$)/;
/** Short names are numbers of two digits that begin with a letter: a0, a1, …, zz. */
const [FIRST, LAST] = [360, 1295];

function counted(names: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

/** The short names of messages that sources name nowhere but as something to say, and never put together. */
export function shortNames(sources: readonly string[], messages: Iterable<string>): Map<string, string> {
  const text = sources.join("\n");
  const named = counted(text.match(/[\w-]+/g) ?? []);
  const said = counted([...text.matchAll(SAID)].flatMap(([call]) => call.match(QUOTED) ?? []));
  const made = [...text.matchAll(/`([a-z][\w-]*-\$\{[^`]*)`/g)].map(
    ([, name = ""]) => new RegExp(`^${name.replace(/\.\w+$/, "").replaceAll(/\$\{[^}]*\}/g, ".+")}$`),
  );
  const fit = [...messages].filter(
    (name) =>
      name.includes("-") &&
      said.has(name) &&
      said.get(name) === named.get(name) &&
      !TOLD.test(name) &&
      !made.some((pattern) => pattern.test(name)),
  );
  if (fit.length > LAST - FIRST) throw new Error("there are more messages than short names");
  return new Map(fit.map((name, at) => [name, (FIRST + at).toString(36)]));
}

/** A source that says messages by their short names. */
export function saidShort(source: string, short: ReadonlyMap<string, string>): string {
  return source.replace(SAID, (call) => call.replace(QUOTED, (name) => short.get(name) ?? name));
}

/** Words with short names and without needless blanks. Of names in a row only the first is written: `unpacked` counts on. */
export function packedWords(words: string, short: ReadonlyMap<string, string>): string {
  if (/\{ *[A-Z]+\(/.test(words)) throw new Error("words call a function, which web/lean-plugin.ts has dropped");
  const named = (name: string): string => short.get(name) ?? name;
  let last = 0;
  const inRow = (name: string): string => {
    const written = named(name);
    if (written === name) return name;
    const number = parseInt(written, 36);
    const follows = number === last + 1;
    last = number;
    return follows ? "" : written;
  };
  return words
    .replace(/^(-?[a-zA-Z][\w-]*) *= */gm, (_, name: string) => `${inRow(name)}=`)
    .replace(/\{ *([\w-]+)(?=[ .}])/g, (_, name: string) => `{${named(name)}`)
    .replace(/\{ +(?=\$|-\w)/g, "{")
    .replace(/(?<=\{[\w$.-]+) +(?=\})/g, "")
    .replace(/^ +(?=\*?\[|\})/gm, "")
    .replace(/^(\*?\[\w+\]) +/gm, "$1")
    .replace(/^ +/gm, " ");
}

/** All sources of the page but its tests. */
export function allSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(folder, name), "utf-8"));
}

/** Sources in `folder` say messages by their short names. */
export function saying(folder: string, short: ReadonlyMap<string, string>): Plugin {
  return {
    name: "vitral-short-names",
    apply: "build",
    enforce: "pre",
    transform: (code, id) =>
      id.startsWith(`${folder}/`) && /\.(ts|svelte)$/.test(id) ? saidShort(code, short) : undefined,
  };
}
