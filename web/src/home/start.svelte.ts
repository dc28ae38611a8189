/** Setting a table up and going there. */

import { api } from "../lib/api";
import { go } from "../lib/route.svelte";
import { say } from "../lib/words.svelte";
import { saveNames } from "./names";
import { aboutOption } from "./options";
import { sentence } from "./problem";
import { namesHere, tableOf, type Plan } from "./seats";

export class Start {
  busy = $state(false);
  problem = $state("");
  /** The option it is about, if it is about one. */
  about = $state("");

  clear(): void {
    this.problem = this.about = "";
  }

  async begin(plan: Plan): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.clear();
    try {
      const typed = namesHere(plan);
      if (typed.some(Boolean)) saveNames(typed);
      const { table } = await api.newTable(tableOf(plan));
      // Bots alone have played to the end by now.
      go(plan.sitters.every((sitter) => sitter.kind === "bot") ? `/r/${table}?play=1` : `/t/${table}`);
    } catch (error) {
      const words = sentence(error);
      const found = aboutOption(words);
      this.about = found?.option ?? "";
      this.problem = found ? say("setup-refused", { option: say(`option-${found.option}`), why: found.rest }) : words;
    } finally {
      this.busy = false;
    }
  }
}
