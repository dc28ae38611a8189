/** Which sources belong together: what the start and each screen bring along. */

import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** A source and all that it brings along: what it imports, but not what it fetches later or takes only types from. */
export function sourcesFrom(path: string, known = new Map<string, string>()): Map<string, string> {
  const text = readFileSync(path, "utf-8");
  known.set(path, text);
  for (const [, name = ""] of text.matchAll(/^\s*(?:import|export)(?! type)[^;]*?"(\.[^"]+)";/gm)) {
    const at = resolve(dirname(path), name);
    const found = [at, `${at}.ts`].find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
    if (found && !known.has(found)) sourcesFrom(found, known);
  }
  return known;
}

interface Group {
  name: string;
  test: (id: string) => boolean;
  priority: number;
}

/** One chunk each for the start, the table, what else is done with tables, and what is read or done beside them: many small
 * ones that share code pack worse. */
export function groups(folder: string): Group[] {
  const from = (...names: string[]): ((id: string) => boolean) => {
    const found = new Set(names.flatMap((name) => [...sourcesFrom(resolve(folder, name)).keys()]));
    return (id) => found.has(id.replace(/\?.*/, ""));
  };
  const app = from("App.svelte");
  const library = /node_modules\/(svelte|@fluent|esm-env|clsx)\/|preload-helper/;
  return [
    { name: "start", test: (id: string) => app(id) || library.test(id) },
    { name: "table", test: from("table/TableScreen.svelte") },
    {
      name: "more",
      test: from(
        "replay/ReplayScreen.svelte",
        "tutor/LearnScreen.svelte",
        "text/TextTable.svelte",
        "replay/proof.ts",
        "table/ending/picture.ts",
      ),
    },
    {
      name: "book",
      test: from(
        "book/BookOver.svelte",
        "book/BookScreen.svelte",
        "companion/ScoreScreen.svelte",
        "home/AboutScreen.svelte",
      ),
    },
  ].map((group, at) => ({ ...group, priority: 4 - at }));
}
