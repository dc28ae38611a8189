import { mount } from "svelte";
import App from "./App.svelte";
import { loadCards } from "./lib/cards.svelte";
import { initialLanguage } from "./lib/i18n/language-choice";
import { route, messagePartsFor } from "./lib/route.svelte";
import { loadLanguage } from "./lib/i18n/translator.svelte";
import "./theme.css";
import "./controls/controls.css";

async function start(target: HTMLElement): Promise<void> {
  const wanted = initialLanguage();
  // All screens but home need the cards: fetch them together with the screen.
  if (route.screen !== "home") void loadCards(wanted).catch(() => {});
  // The app starts once the messages are loaded.
  const much = messagePartsFor(route.screen);
  await loadLanguage(wanted, much).catch(() => loadLanguage("en", much));
  mount(App, { target });
}

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
void start(target);
