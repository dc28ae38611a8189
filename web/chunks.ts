/** Which modules are built into one file: few large files that share code compress better than many small ones. */

/** What each chunk starts from; a module belongs to the first one that imports it, directly or through others. */
const CHUNKS = {
  start: ["main.ts", "lib/request.svelte.ts"],
  glass: ["drawing/WindowPane.svelte"],
  welcome: ["home/HomeTable.svelte", "home/ThemeChoice.svelte"],
  setup: ["home/setup/SetupForm.svelte"],
  screens: ["controls/ScreenShell.svelte"],
  table: ["table/TableScreen.svelte", "table/board/BoardStage.svelte"],
  more: [
    "rulebook/RulebookDialog.svelte",
    "replay/ReplayScreen.svelte",
    "table/ending/share-picture.ts",
    "text-view/TextTable.svelte",
    "lessons/LessonScreen.svelte",
  ],
  companion: ["companion/ScoreScreen.svelte"],
  chat: [
    "table/chat/ChatPanel.svelte",
    "table/joining/MatchWaiting.svelte",
    "table/notebook/NotebookPanel.svelte",
    "table/notebook/PlanBanner.svelte",
    "account/TurnNotification.svelte",
  ],
  community: ["community/ContestScreen.svelte", "community/DailyScreen.svelte", "community/LobbyScreen.svelte"],
  real: ["real-table/RealTableScreen.svelte", "real-table/RecordReplay.svelte"],
  puzzles: ["puzzles/PuzzleScreen.svelte", "puzzles/MistakeTable.svelte"],
  account: ["account/AccountScreen.svelte", "account/settings-sync.ts"],
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
