/** Which language this device speaks: the one chosen here, else the first of the browser's that there is. */

import { cardsAsked, loadCards } from "./cards.svelte";
import { isLanguage, negotiate, type Language } from "./languages";
import { change, settings } from "../device/settings.svelte";
import { speak } from "./words.svelte";

export function startLanguage(): Language {
  return isLanguage(settings.language) ? settings.language : negotiate(navigator.languages ?? []);
}

/** Speak another language from now on. Cards on the table are fetched first, so that all words change at once. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  if (cardsAsked()) await loadCards(wanted);
  await speak(wanted);
  change({ language: wanted });
}
