/** A game at a real table as windows to be tapped in and scored. */

import { emptyWindow, type Draft } from "../companion/table-document";
import { SPACES } from "../drawing/window-grid";
import { ROUNDS, turnOrder } from "./pace";
import type { RealTable } from "./real-table.svelte";
import type { PaceState } from "./saved-table";

interface Known {
  /** What was counted where no dice were entered. */
  pace?: PaceState;
  /** By seat, where dice lie that were only supposed to lie elsewhere. */
  dice?: readonly Readonly<Record<string, string>>[];
}

/** What is known of each window, in the order of the first turns of the last round, which breaks ties. */
export function draftOf(
  { saved: { setup }, scene, names, now }: Pick<RealTable, "saved" | "scene" | "names" | "now">,
  { pace, dice = [] }: Known,
): Draft {
  const supposed = now?.supposed ?? [];
  const automa = setup.options.mode === "automa";
  const windows = [...new Set(turnOrder(setup, ROUNDS))].map((seat) => ({
    ...emptyWindow(automa && seat === setup.seats.length),
    name: names[seat] ?? "",
    pattern: automa && seat === setup.seats.length ? "" : (setup.windows?.[seat] ?? ""),
    private: setup.private?.[seat] ?? [],
    tokens: pace?.tokens[seat] ?? scene?.tokens[seat] ?? 0,
    dice: supposed.includes(seat) ? { ...dice[seat] } : diceOf(scene?.windows[seat]?.dice ?? []),
  }));
  const mode = automa ? "automa" : setup.options.mode === "solo" ? "solo" : "standard";
  const level = setup.options.automa_level;
  return {
    mode,
    public: setup.cards?.public ?? [],
    windows,
    inOrder: true,
    track: mode === "solo" ? (scene?.track ?? []).map((round) => round.join(" ")) : [],
    options: automa && level ? { automa_level: level } : {},
  };
}

function diceOf(rows: readonly (readonly string[])[]): Record<string, string> {
  const dice = rows.flat().map((die, at): [string, string] => [SPACES[at] ?? "", die]);
  return Object.fromEntries(dice.filter(([, die]) => die !== "--"));
}
