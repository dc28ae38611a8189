/** Setting a table up and going there. */

import { api } from "../../lib/api";
import { Attempts } from "../../lib/attempts.svelte";
import { go } from "../../lib/route.svelte";
import { say } from "../../lib/words/words.svelte";
import { saveNames } from "../../lib/device/names";
import { aboutOption } from "../../lib/words/problem";
import type { OptionList } from "./options";
import { namesHere, tableOf, type Plan } from "./seats";

export class Start extends Attempts {
  /** The option that was refused, if it was one. */
  about = $derived(aboutOption(this.error)?.option ?? "");

  clear(): void {
    this.error = null;
  }

  async begin(plan: Plan, list?: OptionList): Promise<void> {
    await this.attempt(async () => {
      const typed = namesHere(plan);
      if (typed.some(Boolean)) saveNames(typed);
      const { table } = await api.newTable(tableOf(plan, list));
      // Bots alone have played to the end by now.
      go(plan.sitters.every((sitter) => sitter.kind === "bot") ? `/r/${table}?play=1` : `/t/${table}`);
    });
  }

  protected override words(error: unknown): string {
    const refused = aboutOption(error);
    if (!refused) return super.words(error);
    return say("setup-refused", { option: say(`option-${refused.option}`), why: refused.why });
  }
}
