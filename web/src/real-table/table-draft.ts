/** A game at a real table as windows to be tapped in and scored. */

import { emptyWindow, type Draft } from "../companion/table-document";
import { SPACES } from "../drawing/window-grid";
import type { RealTable } from "./real-table.svelte";
import type { PaceState } from "./saved-table";

/** What is known of each window; with a pace, its tokens. Dice are those that were entered. */
export function draftOf(table: RealTable, pace?: PaceState): Draft {
  const { setup } = table.saved;
  const { scene, names } = table;
  const supposed = table.now?.supposed ?? [];
  const automa = setup.options.mode === "automa";
  const seats = setup.seats.length + (automa ? 1 : 0);
  const windows = Array.from({ length: seats }, (_, seat) => ({
    ...emptyWindow(automa && seat === setup.seats.length),
    name: names[seat] ?? "",
    pattern: automa && seat === setup.seats.length ? "" : (setup.windows?.[seat] ?? ""),
    private: setup.private?.[seat] ?? [],
    tokens: pace?.tokens[seat] ?? scene?.tokens[seat] ?? 0,
    dice: supposed.includes(seat) ? {} : diceOf(scene?.windows[seat]?.dice ?? []),
  }));
  const mode = automa ? "automa" : setup.options.mode === "solo" ? "solo" : "standard";
  const level = setup.options.automa_level;
  return {
    mode,
    public: setup.cards?.public ?? [],
    windows,
    track: mode === "solo" ? (scene?.track ?? []).map((dice) => dice.join(" ")) : [],
    options: automa && level ? { automa_level: level } : {},
  };
}

function diceOf(rows: readonly (readonly string[])[]): Record<string, string> {
  const dice = rows.flat().map((die, at): [string, string] => [SPACES[at] ?? "", die]);
  return Object.fromEntries(dice.filter(([, die]) => die !== "--"));
}
