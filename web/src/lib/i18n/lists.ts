/** Lists as a language joins them: "a, b, and c". Python does the same (src/vitral/i18n/formatting.py). */

/** Spanish says "e" before an i and "u" before an o: browsers know, but not that Íñigo and Óscar begin so too. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

export function joinList(
  language: string,
  parts: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  let at = 0;
  return new Intl.ListFormat(language, { type })
    .formatToParts(parts.map(plain))
    .map((part) => (part.type === "element" ? parts[at++] : part.value))
    .join("");
}
