/** A game at a real table as windows to be tapped in and scored. */

import { emptyWindow, type Draft } from "../companion/table-document";
import { SPACES } from "../drawing/window-grid";
import type { RealTableSetup } from "../lib/protocol";
import { ROUNDS, turnOrder } from "./pace";
import type { RealTable } from "./real-table.svelte";
import type { PaceState } from "./saved-table";

interface Known {
  /** What was counted where no dice were entered. */
  pace?: PaceState;
  /** By seat, where dice lie that were only supposed to lie elsewhere. */
  dice?: readonly Readonly<Record<string, string>>[];
}

/** The seats in the order in which their windows are scored: that of the first turns of the last round. */
export function seatsInOrder(setup: RealTableSetup): number[] {
  return [...new Set(turnOrder(setup, ROUNDS))];
}

/** What is known of each window, in the order of the first turns of the last round, which breaks ties. */
export function draftOf(
  { saved: { setup }, scene, names, now }: Pick<RealTable, "saved" | "scene" | "names" | "now">,
  { pace, dice = [] }: Known,
): Draft {
  const supposed = now?.supposed ?? [];
  const automa = setup.options.mode === "automa";
  const windows = seatsInOrder(setup).map((seat) => ({
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
    glass: Boolean(setup.options.rare_glass),
    track: mode === "solo" ? (scene?.track ?? []).map((round) => round.join(" ")) : [],
    options: automa && level ? { automa_level: level } : {},
  };
}

function diceOf(rows: readonly (readonly string[])[]): Record<string, string> {
  const dice = rows.flat().map((die, at): [string, string] => [SPACES[at] ?? "", die]);
  return Object.fromEntries(dice.filter(([, die]) => die !== "--"));
}
