/** Single keys of a board. They are listed in the help. */

import { go } from "../../lib/route.svelte";
import { toggleTableView } from "../../lib/device/table-view.svelte";
import type { SheetName } from "./BoardSheets.svelte";
import type { BoardState } from "../board-state.svelte";
import { PASS } from "../../lib/table-elements";

/** `reach` brings the focus to the dice or to the window, `open` shows everything else. */
export function boardShortcuts(
  boardState: BoardState,
  reach: (place: "pool" | "window") => void,
  open: (sheet: SheetName) => void,
) {
  const keys: Record<string, () => void> = {
    e: () => void (boardState.isLegal(PASS) && boardState.endTurn()),
    u: () => boardState.undo(),
    h: () => void boardState.coach.ask(),
    s: () => open("story"),
    l: () => open("scores"),
    t: () => open("tools"),
    o: () => open("objectives"),
    r: () => go("/rules"),
    d: () => reach("pool"),
    w: () => reach("window"),
    escape: () =>
      boardState.answer || boardState.endTurnArmed || boardState.coach.open
        ? boardState.dismiss()
        : boardState.cancel(),
  };
  return (event: KeyboardEvent): void => {
    const act = meant(event) && keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

const PLACES = { pool: "[data-pool] button", window: '.center-window [role="gridcell"][tabindex="0"]' };

/** Brings the focus to the dice or to the window of a board. */
export function focusPart(root: HTMLElement | undefined, place: keyof typeof PLACES): void {
  root?.querySelector<HTMLElement | SVGElement>(PLACES[place])?.focus();
}

/** V shows the table the other way. */
export function viewShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== "v" || !meant(event)) return false;
  event.preventDefault();
  toggleTableView();
  return true;
}

/** Whether a key is meant for the board, and not for what is typed, a dialog or the browser. */
function meant(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector("dialog[open]");
}
