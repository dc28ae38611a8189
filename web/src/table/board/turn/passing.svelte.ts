/** From one scene of a board to the next: dice fly and roll, and what waited for the new scene is finished. */

import { tick } from "svelte";
import type { Scene } from "../../../lib/protocol";
import { moves } from "../../../lib/device/settings.svelte";
import { changed, land, rolled, takeOff, tumble } from "../motion";
import type { Play } from "../../play.svelte";

/** Made while a board is: it watches the board's scenes for as long as the board is there. */
export class Passing {
  /** Spaces that have just changed, by seat. */
  fresh: string[][] = $state.raw([]);
  #last: Scene | null = null;

  constructor(play: Play, root: () => HTMLElement | undefined) {
    // Before the new scene reaches the page: what will have to fly, and from where.
    $effect.pre(() => {
      const now = play.scene;
      const before = this.#last;
      this.#last = now;
      if (!before || before === now) return;
      const here = root();
      const flights = here && moves() ? takeOff(here, before, now) : [];
      const roll = rolled(before, now) && moves();
      const found = changed(before, now);
      if (found.some((spaces) => spaces.length)) this.fresh = found;
      void tick().then(() => {
        if (here && flights.length) land(here, flights);
        if (here && roll) tumble(here);
        play.settle();
        if (here) play.follow(here);
      });
    });
  }
}
