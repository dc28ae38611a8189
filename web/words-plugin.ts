/** `virtual:words/de/start`: what the start says in a language, `virtual:words/de/beside`: what only screens beside the table
 * say (about this project, people, puzzles, the designer), and `virtual:words/de/rest`: everything else.
 * Cards come from the server, with their facts. A file that the page can do without begins with `### Not for the page`. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { packedWords } from "./names-plugin.ts";
import { sourcesFrom } from "./sources.ts";

const NAME = "virtual:words/";
/** What only the server says: refusals come in words, but for what a new table cannot have, which the page foresees. */
const ELSEWHERE = /^(fault-(?!option-)|bench\b|offline\b|shell\b)/;
/** Files of screens beside the table; what the table itself names of them, or is told by the server, it brings along. */
const BESIDE = ["about.ftl", "people.ftl", "puzzles.ftl", "together.ftl", "windows.ftl"];
const TOLD = /^refused-/;
const BEGIN = /^(-?[a-zA-Z][\w-]*) *=/;

/** The messages of a text by name, without comments. */
export function messagesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let name: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const begun = BEGIN.exec(line)?.[1];
    // What belongs to a message is indented; only a closing brace may stand at the edge.
    if (begun) name = begun;
    else if (!/^[ }]/.test(line) && line !== "") name = undefined;
    if (name) found.set(name, begun ? line : `${found.get(name)}\n${line}`);
  }
  return found;
}

function files(folder: string, language: string): string[] {
  const names = readdirSync(join(folder, language)).filter((name) => name.endsWith(".ftl") && name !== "cards.ftl");
  return names.sort().map((name) => join(folder, language, name));
}

/** The names of all messages, in the order of the English files. */
export function namesOf(folder: string): string[] {
  return [...read(folder, "en").keys()];
}

function read(folder: string, language: string): Map<string, string> {
  const texts = files(folder, language).map((path) => readFileSync(path, "utf-8"));
  const messages = texts
    .filter((text) => !text.startsWith("### Not for the page"))
    .flatMap((text) => [...messagesOf(text)]);
  return new Map(messages.filter(([name]) => !ELSEWHERE.test(name)));
}

/** The messages that sources name (`game-over`) or put together (`option-${name}`), with those that these refer to. */
export function namedBy(sources: Iterable<string>, messages: ReadonlyMap<string, string>): Set<string> {
  const text = [...sources].join("\n");
  const words = new Set(text.match(/[\w-]+/g));
  const heads = [...text.matchAll(/([a-z][\w-]*-)\$\{/g)].map(([, head = ""]) => head);
  const named = new Set<string>();
  const add = (name: string): void => {
    const message = messages.get(name);
    if (message === undefined || named.has(name)) return;
    named.add(name);
    for (const [, other = ""] of message.matchAll(/\{ *(-?[a-zA-Z][\w-]*)/g)) add(other);
  };
  for (const name of messages.keys()) if (words.has(name) || heads.some((head) => name.startsWith(head))) add(name);
  return named;
}

/** The sources that cut a language in pieces: what the start brings along, and what tables do. */
export interface Cuts {
  start: string;
  table: readonly string[];
}

/** What a language says in one of its pieces; a message it lacks is taken from English. */
export function wordsOf(folder: string, language: string, piece: string, { start, table }: Cuts): string {
  const all = new Map([...read(folder, "en"), ...read(folder, language)]);
  const first = namedBy(sourcesFrom(start).values(), all);
  const needed = namedBy(
    table.flatMap((source) => [...sourcesFrom(source).values()]),
    all,
  );
  const apart = new Set(
    files(folder, "en")
      .filter((path) => BESIDE.includes(basename(path)))
      .flatMap((path) => [...messagesOf(readFileSync(path, "utf-8")).keys()])
      .filter((name) => !needed.has(name) && !TOLD.test(name)),
  );
  const pieceOf = (name: string): string => (first.has(name) ? "start" : apart.has(name) ? "beside" : "rest");
  return [...all]
    .filter(([name]) => pieceOf(name) === piece)
    .map(([, message]) => message.trimEnd())
    .join("\n");
}

/** The words in `folder`, cut in pieces; what is built goes by short names. */
export function words(folder: string, cuts: Cuts, short: ReadonlyMap<string, string>): Plugin {
  let built = false;
  return {
    name: "vitral-words",
    configResolved: ({ command }) => {
      built = command === "build";
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [language = "", piece = ""] = partsOf(id);
      for (const path of [...files(folder, "en"), ...files(folder, language)]) this.addWatchFile(path);
      const text = wordsOf(folder, language, piece, cuts);
      return `export default ${JSON.stringify(built ? packedWords(text, short) : text)}`;
    },
    // The server fills the shell in; with `npm run dev` there is none to do so.
    transformIndexHtml: {
      order: "pre",
      handler: (html, { server }) => (server ? html.replaceAll(/\{\{[\w-]+\}\}/g, "en") : html),
    },
  };
}

/** Language and piece. */
function partsOf(id: string): string[] {
  return id.slice(NAME.length + 1).split("/");
}

/** Chunks of words are told apart by name: the server knows by it which one a page needs first. */
export function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  if (!facadeModuleId?.startsWith(`\0${NAME}`)) return "assets/[name]-[hash].js";
  const [language, piece] = partsOf(facadeModuleId);
  return `assets/${piece === "start" ? "words" : piece}-${language}-[hash].js`;
}
