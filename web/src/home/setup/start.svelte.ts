/** Setting a table up and going there. */

import { api } from "../../lib/api";
import { go } from "../../lib/route.svelte";
import { say } from "../../lib/words/words.svelte";
import { saveNames } from "../../lib/device/names";
import { aboutOption, sentence } from "../../lib/words/problem";
import type { OptionList } from "./options";
import { namesHere, tableOf, type Plan } from "./seats";

export class Start {
  busy = $state(false);
  #error: unknown = $state.raw(null);
  #option = $derived(aboutOption(this.#error));
  /** The option that was refused, if it was one. */
  about = $derived(this.#option?.option ?? "");
  /** What went wrong, in the language of now. */
  problem = $derived.by(() => {
    if (this.#option) return say("setup-refused", { option: say(`option-${this.about}`), why: this.#option.why });
    return this.#error === null ? "" : sentence(this.#error);
  });

  clear(): void {
    this.#error = null;
  }

  async begin(plan: Plan, list?: OptionList): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.clear();
    try {
      const typed = namesHere(plan);
      if (typed.some(Boolean)) saveNames(typed);
      const { table } = await api.newTable(tableOf(plan, list));
      // Bots alone have played to the end by now.
      go(plan.sitters.every((sitter) => sitter.kind === "bot") ? `/r/${table}?play=1` : `/t/${table}`);
    } catch (error) {
      this.#error = error;
    } finally {
      this.busy = false;
    }
  }
}
