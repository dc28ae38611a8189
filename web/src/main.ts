import { mount } from "svelte";
import App from "./App.svelte";
import { loadCards } from "./lib/words/cards.svelte";
import { startLanguage } from "./lib/words/language";
import { route, wordsFor } from "./lib/route.svelte";
import { speak } from "./lib/words/words.svelte";
import "./theme.css";

async function start(target: HTMLElement): Promise<void> {
  const wanted = startLanguage();
  // Everything but the start needs the cards: they are fetched beside the screen, not after it.
  if (route.screen !== "home") void loadCards(wanted).catch(() => {});
  // Nothing is shown before there are words for it.
  const much = wordsFor(route.screen);
  await speak(wanted, much).catch(() => speak("en", much));
  mount(App, { target });
}

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
void start(target);
