/** The languages of this page, and which of them the browser prefers. */

export const LANGUAGES = ["en", "pt", "es", "ru", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(tag: unknown): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

/** The first language wanted that there is, by its main part (`pt-BR` finds `pt`); else English. */
export function negotiateLanguage(preferred: readonly string[]): Language {
  return preferred.map((tag) => tag.split("-")[0]?.toLowerCase()).find(isLanguage) ?? "en";
}

/** Returns the name of a language in that language: "Deutsch", "Español". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
