/** The properties of every layout of a board. */

import type { Snippet } from "svelte";
import type { StoryLine, Scene } from "../../../lib/protocol";
import type { BoardState } from "../../board-state.svelte";
import type { SheetName } from "../BoardSheets.svelte";

export interface LayoutProps {
  entries: StoryLine[] | undefined;
  /** Spaces that have just changed, by seat. */
  fresh: string[][];
  /** Spaces of rows and columns that have just been completed, by seat. */
  flare: string[][];
  foot: Snippet | undefined;
  onopen: (seat: number) => void;
  onsheet: (sheet: SheetName) => void;
  /** The heading for screen readers. */
  children: Snippet;
}

/** Seats beside the one in the middle. */
export function othersOf(scene: Scene, center: number): number[] {
  return scene.windows.map((_, seat) => seat).filter((seat) => seat !== center);
}

/** The ids of all cards beside the board: while they stay, their words keep their room. */
export function cardsShown({ privates, scene }: BoardState): string {
  return [...privates, ...scene.public, ...scene.tools.map(({ id }) => id), scene.glass?.board].join();
}
