/** Returns the language of this device: the chosen one, else the first available one of the browser. */

import { cardsRequested, loadCards } from "../cards.svelte";
import { isLanguage, negotiateLanguage, type Language } from "./languages";
import { changeSettings, settings } from "../device/settings.svelte";
import { loadLanguage } from "./translator.svelte";

export function initialLanguage(): Language {
  return isLanguage(settings.language) ? settings.language : negotiateLanguage(navigator.languages ?? []);
}

/** Speak another language from now on. Cards on the table are fetched first, so that all words change at once. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  if (cardsRequested()) await loadCards(wanted);
  await loadLanguage(wanted);
  changeSettings({ language: wanted });
}
