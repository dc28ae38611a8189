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

/** Screens beside the table, and what is fetched only when it is asked for. */
const MORE = [
  "book/BookOver.svelte",
  "book/BookScreen.svelte",
  "companion/ScoreScreen.svelte",
  "replay/ReplayScreen.svelte",
  "replay/proof.ts",
  "table/ending/picture.ts",
  "table/entering/QrCode.svelte",
  "text/TextTable.svelte",
  "tutor/LearnScreen.svelte",
];

/** People together: they share most of their pieces. */
const TOGETHER = ["together/ContestScreen.svelte", "together/DailyScreen.svelte", "together/LobbyScreen.svelte"];

/** Everything that a table may show, itself or on the way to it and from it: its words come along. */
export const AT_TABLES = ["table/TableScreen.svelte", ...MORE, "people/TellMe.svelte", "together/TalkSheet.svelte"];

/** One chunk each for the start, the table and the rest of what a table needs: many small ones that share code pack worse.
 * A screen that is named nowhere here has a chunk of its own. */
export function groups(folder: string): Group[] {
  const from = (...names: string[]): ((id: string) => boolean) => {
    const found = new Set(names.flatMap((name) => [...sourcesFrom(resolve(folder, name)).keys()]));
    return (id) => found.has(id.replace(/\?.*/, ""));
  };
  const app = from("App.svelte", "lib/attempts.svelte.ts");
  const table = from("table/TableScreen.svelte", "table/board/BoardStage.svelte");
  const more = from(...MORE);
  const library = /node_modules\/(svelte|@fluent|esm-env|clsx)\/|preload-helper|rolldown\/runtime|theme\.css/;
  return [
    { name: "start", test: (id: string) => app(id) || library.test(id) },
    // With the styles of the rest, which pack better together.
    { name: "table", test: (id: string) => table(id) || (id.includes("type=style") && more(id)) },
    { name: "more", test: more },
    // What a table opens of them, so that it does not fetch whole screens beside it.
    { name: "talk", test: from("together/TalkSheet.svelte", "people/TellMe.svelte") },
    { name: "together", test: from(...TOGETHER) },
    { name: "you", test: from("people/YouScreen.svelte", "people/keeping.ts") },
  ].map((group, at) => ({ ...group, priority: 6 - at }));
}
