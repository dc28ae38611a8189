/** Which modules are built into one file: few large files that share code compress better than many small ones. */

/** What each chunk starts from; a module belongs to the first one that imports it, directly or through others. */
const CHUNKS = {
  start: ["main.ts", "lib/attempts.svelte.ts"],
  table: ["table/TableScreen.svelte", "table/board/BoardStage.svelte"],
  more: [
    "book/BookOver.svelte",
    "companion/ScoreScreen.svelte",
    "replay/ReplayScreen.svelte",
    "table/ending/picture.ts",
    "table/entering/QrCode.svelte",
    "text/TextTable.svelte",
    "tutor/LearnScreen.svelte",
  ],
  chat: ["together/TalkSheet.svelte", "people/TellMe.svelte"],
  together: ["together/ContestScreen.svelte", "together/DailyScreen.svelte", "together/LobbyScreen.svelte"],
  account: ["people/YouScreen.svelte", "people/keeping.ts"],
};

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The chunk of each module under `folder`; a screen that is named nowhere above has a chunk of its own. */
export function chunkNames(folder: string): (id: string, graph: Graph) => string | null {
  let chunks: Map<string, string> | undefined;
  return (id, graph) => {
    if (!chunks) {
      const found = (chunks = new Map<string, string>());
      const add = (module: string, chunk: string): void => {
        if (found.has(module)) return;
        found.set(module, chunk);
        for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) add(imported, chunk);
      };
      for (const [chunk, entries] of Object.entries(CHUNKS))
        for (const entry of entries) add(`${folder}/${entry}`, chunk);
    }
    return chunks.get(id) ?? (/preload-helper|rolldown\/runtime/.test(id) ? "start" : null);
  };
}
