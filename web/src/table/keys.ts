/** Single keys of a board. They are listed in the help. */

import { go } from "../lib/route.svelte";
import type { SheetName } from "./BoardSheets.svelte";
import type { Play } from "./play.svelte";

export function boardKeys(play: Play, root: () => HTMLElement | undefined, open: (sheet: SheetName) => void) {
  const focus = (selector: string): void => root()?.querySelector<HTMLElement | SVGElement>(selector)?.focus();
  const keys: Record<string, () => void> = {
    e: () => void (play.may("button:pass") && play.endTurn()),
    u: () => play.undo(),
    h: () => void play.coach.ask(),
    s: () => open("story"),
    l: () => open("scores"),
    t: () => open("tools"),
    o: () => open("objectives"),
    r: () => go("/rules"),
    d: () => focus("[data-pool] button"),
    w: () => focus('.center-window [role="gridcell"][tabindex="0"]'),
    escape: () => (play.answer || play.sure || play.coach.open ? play.dismiss() : play.cancel()),
  };
  return (event: KeyboardEvent): void => {
    const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
