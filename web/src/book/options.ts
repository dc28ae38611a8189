/** Options that rule pages speak of (`bag`, `bag = scaled`, or a value alone: `bag-scaled`), in the words of the forms. */

import { hasWords, say } from "../lib/words.svelte";

export function optionWords(code: string): string {
  const [name = "", value = ""] = code.split(" = ");
  if (!hasWords(`option-${name}`)) return code;
  const option = say(`option-${name}`);
  const chosen = [`option-${name}-${value}`, `book-option-${value}`].find(hasWords);
  if (!value || !chosen) return option;
  return say("book-option", { option, choice: say(chosen) });
}
