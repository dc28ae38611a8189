/**
 * The page's messages in Fluent, as modules in four parts a language: `virtual:messages/de/start` for the first screen,
 * `virtual:messages/de/table` for everything around a table, `virtual:messages/de/other` for all other screens, and
 * `virtual:messages/de/real` for games at a real table.
 * `virtual:messages` loads each of them on demand: `messages.de.table()`.
 *
 * Files that begin with `### Not for the page` are left out, and the names of cards come from the server with their facts.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:messages";
const PREFIX = `${NAME}/`;
const PARTS = ["start", "table", "other", "real"];
const SITE = "site.ftl";
const START = ["cards-ui.ftl", "home.ftl", "new-table.ftl", "page.ftl", "shell.ftl", SITE];
const REAL = "real-table.ftl";
const OTHER = ["about.ftl", "notebook.ftl", "people.ftl", "puzzles.ftl", "together.ftl", "windows.ftl"];
/** Refusals reach the page as text, but for those of options, which its form foresees. */
const SERVER_ONLY = /^(?:fault-(?!option-)|bench-).*\n(?:[ }].*\n)*/gm;

function partOf(path: string): string {
  if (START.includes(basename(path))) return "start";
  if (basename(path) === REAL) return "real";
  return OTHER.includes(basename(path)) ? "other" : "table";
}

/** The files of one part of a language; those of the site without a server are left out elsewhere. */
function filesOf(folder: string, language: string, part: string): string[] {
  return readdirSync(join(folder, language))
    .filter((name) => name.endsWith(".ftl") && name !== "cards.ftl" && partOf(name) === part)
    .filter((name) => name !== SITE || process.env.VITRAL_SITE || process.env.VITEST)
    .sort()
    .map((name) => join(folder, language, name));
}

/** The text of one part of a language, without comments and empty lines. */
export function messagesOf(folder: string, language: string, part: string): string {
  return filesOf(folder, language, part)
    .map((path) => readFileSync(path, "utf-8"))
    .filter((text) => !text.startsWith("### Not for the page"))
    .join("\n")
    .replace(/\r|^(?:#.*)?\n/gm, "")
    .replace(SERVER_ONLY, "");
}

/** The module that imports every part of every language when it is asked to. */
function loaders(folder: string): string {
  const languages = readdirSync(folder).filter((name) => existsSync(join(folder, name, "home.ftl")));
  const partsOf = (language: string): string =>
    PARTS.map((part) => `${part}: () => import("${PREFIX}${language}/${part}")`).join();
  return `export default {${languages.map((language) => `${language}: {${partsOf(language)}}`).join()}}`;
}

function idParts(id: string): string[] {
  return id.slice(PREFIX.length + 1).split("/");
}

export function messages(folder: string): Plugin {
  return {
    name: "vitral-messages",
    resolveId: (id) => (id === NAME || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return loaders(folder);
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "", part = ""] = idParts(id);
      for (const path of filesOf(folder, language, part)) this.addWatchFile(path);
      return `export default ${JSON.stringify(messagesOf(folder, language, part))}`;
    },
    // The server fills the shell in; with `npm run dev` there is none to do so.
    transformIndexHtml: {
      order: "pre",
      handler: (html, { server }) => (server ? html.replaceAll(/\{\{[\w-]+\}\}/g, "en") : html),
    },
  };
}

/** The server finds the messages that a page needs first by the name of their chunk: `messages-de-HASH.js`. */
export function chunkFileName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  if (!facadeModuleId?.startsWith(`\0${PREFIX}`)) return "assets/[name]-[hash].js";
  const [language, part] = idParts(facadeModuleId);
  return `assets/${part === "start" ? "" : `${part}-`}messages-${language}-[hash].js`;
}
