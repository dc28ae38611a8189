/** Options that rule pages speak of, such as `bag = scaled`, in the words of the form that sets a table up. */

import { hasWords, say } from "../lib/words.svelte";

/** Values that pages name without their option. */
const VALUES: Record<string, string> = { colors: "privates", positions: "privates", mixed: "privates" };

export function optionWords(code: string): string {
  const [name = "", value = ""] = code.split(" = ");
  const of = VALUES[name];
  if (of && hasWords(`option-${of}-${name}`)) return say(`option-${of}-${name}`);
  if (!hasWords(`option-${name}`)) return code;
  const option = say(`option-${name}`);
  const chosen = [`option-${name}-${value}`, `book-option-${value}`].find(hasWords);
  if (!value || !chosen) return option;
  return say("book-option", { option, choice: say(chosen) });
}
