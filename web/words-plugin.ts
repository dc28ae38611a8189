/** `virtual:words/de`: all messages of a language in one piece. Cards come from the server, with their facts. A file that
 * the page can do without begins with `### Not for the page`. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:words/";
/** What the library refuses to those who write cards, run commands or keep a server; the page never meets it. */
const ELSEWHERE = /^(fault-(arena|bench|cards|proof|store|system)|bench)-/;
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

function read(folder: string, language: string): Map<string, string> {
  const texts = files(folder, language).map((path) => readFileSync(path, "utf-8"));
  const messages = texts
    .filter((text) => !text.startsWith("### Not for the page"))
    .flatMap((text) => [...messagesOf(text)]);
  return new Map(messages.filter(([name]) => !ELSEWHERE.test(name)));
}

/** What a language says; a message it lacks is taken from English. */
export function wordsOf(folder: string, language: string): string {
  const all = new Map([...read(folder, "en"), ...read(folder, language)]);
  return [...all.values()].map((message) => message.trimEnd()).join("\n");
}

export function words(folder: string): Plugin {
  return {
    name: "vitral-words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const language = id.slice(NAME.length + 1);
      for (const path of [...files(folder, "en"), ...files(folder, language)]) this.addWatchFile(path);
      return `export default ${JSON.stringify(wordsOf(folder, language))}`;
    },
    // The server fills the shell in; with `npm run dev` there is none to do so.
    transformIndexHtml: {
      order: "pre",
      handler: (html, { server }) => (server ? html.replaceAll(/\{\{[\w-]+\}\}/g, "en") : html),
    },
  };
}

/** Chunks of words are told apart by name: the server knows by it which one a page will need. */
export function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const language = facadeModuleId?.startsWith(`\0${NAME}`) ? facadeModuleId.slice(NAME.length + 1) : "";
  return language ? `assets/words-${language}-[hash].js` : "assets/[name]-[hash].js";
}
