/** From one scene of a board to the next: dice fly and roll, and what waited for the new scene is finished. */

import { tick } from "svelte";
import type { Scene } from "../../../lib/protocol";
import { motionEnabled } from "../../../lib/device/settings.svelte";
import { changedSpaces, landFlights, wasRolled, startFlights, tumblePool } from "../dice-animation";
import type { BoardState } from "../../board-state.svelte";

/** Made while a board is: it watches the board's scenes for as long as the board is there. */
export class SceneTransition {
  /** Spaces that have just changed, by seat. */
  fresh: string[][] = $state.raw([]);
  #last: Scene | null = null;

  constructor(boardState: BoardState, root: () => HTMLElement | undefined) {
    // Before the new scene reaches the page: what will have to fly, and from where.
    $effect.pre(() => {
      const now = boardState.scene;
      const before = this.#last;
      this.#last = now;
      if (!before || before === now) return;
      const here = root();
      const flights = here && motionEnabled() ? startFlights(here, before, now) : [];
      const roll = wasRolled(before, now) && motionEnabled();
      const found = changedSpaces(before, now);
      if (found.some((spaces) => spaces.length)) this.fresh = found;
      void tick().then(() => {
        if (here && flights.length) landFlights(here, flights);
        if (here && roll) tumblePool(here);
        boardState.settle();
        if (here) boardState.follow(here);
      });
    });
  }
}
