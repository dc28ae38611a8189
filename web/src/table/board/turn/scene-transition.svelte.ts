/** From one scene of a board to the next: dice fly and roll, and what waited for the new scene is finished. */

import { tick } from "svelte";
import type { Scene } from "../../../lib/protocol";
import { motionEnabled } from "../../../lib/device/settings.svelte";
import { sound } from "../../../lib/device/sound";
import { changedSpaces, completedLines, landFlights, wasRolled, startFlights, tumblePool } from "../dice-animation";
import type { BoardState } from "../../board-state.svelte";

/** Made while a board is: it watches the board's scenes for as long as the board is there. */
export class SceneTransition {
  /** Spaces that have just changed, by seat. */
  fresh: string[][] = $state.raw([]);
  /** Spaces of rows and columns that have just been completed, by seat. */
  flare: string[][] = $state.raw([]);
  #last: Scene | null = null;

  constructor(boardState: BoardState, root: () => HTMLElement | undefined) {
    // Before the new scene is drawn: note the dice that will move, and their positions.
    $effect.pre(() => {
      const now = boardState.scene;
      const before = this.#last;
      this.#last = now;
      if (!before || before === now) return;
      const here = root();
      const flights = here && motionEnabled() ? startFlights(here, before, now) : [];
      const roll = wasRolled(before, now) && motionEnabled();
      const found = changedSpaces(before, now);
      if (found.some((spaces) => spaces.length)) {
        this.fresh = found;
        this.flare = completedLines(now, found);
        if (this.flare[now.viewer ?? -1]?.length) sound("set");
      }
      void tick().then(() => {
        if (here && flights.length) landFlights(here, flights);
        if (here && roll) tumblePool(here);
        boardState.afterScene();
        if (here) boardState.focusFirstSpace(here);
      });
    });
  }
}
