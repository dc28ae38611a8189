/** Creates a table and opens it. */

import { api } from "../../lib/api";
import { RequestState } from "../../lib/request.svelte";
import { go } from "../../lib/route.svelte";
import { say } from "../../lib/i18n/translator.svelte";
import { saveNames } from "../../lib/device/player-names";
import { refusedOption } from "../../lib/i18n/errors";
import type { OptionList } from "./options";
import { localNames, newTableOf, type TablePlan } from "./table-plan";

export class TableCreation extends RequestState {
  /** The option that was refused, if it was one. */
  about = $derived(refusedOption(this.error)?.option ?? "");

  clear(): void {
    this.error = null;
  }

  async begin(plan: TablePlan, list?: OptionList): Promise<void> {
    await this.run(async () => {
      const typed = localNames(plan);
      if (typed.some(Boolean)) saveNames(typed);
      const { table } = await api.newTable(newTableOf(plan, list));
      // A game of bots is over by now.
      go(plan.seats.every((sitter) => sitter.kind === "bot") ? `/r/${table}?play=1` : `/t/${table}`);
    });
  }

  protected override errorText(error: unknown): string {
    const refused = refusedOption(error);
    if (!refused) return super.errorText(error);
    return say("setup-refused", { option: say(`option-${refused.option}`), why: refused.why });
  }
}
