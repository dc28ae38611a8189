/**
 * Every test begins alike, whichever ran before it: in English, with all words and cards, with settings, storage,
 * document and address of a first visit, with the same chance, and at a time that only the test moves on.
 */

import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, beforeEach, vi } from "vitest";
import cards from "../src/fixtures/cards.json";
import { announced } from "../src/lib/device/announce.svelte";
import { viewport } from "../src/lib/device/viewport.svelte";
import { applySettings, settings } from "../src/lib/device/settings.svelte";
import { resetTableView } from "../src/lib/device/table-view.svelte";
import type { Cards } from "../src/lib/protocol";
import { route } from "../src/lib/route.svelte";
import { storeCards } from "../src/lib/cards.svelte";
import { hasMessage, language, loadLanguage } from "../src/lib/i18n/translator.svelte";
import { restartRandom, stubRandom } from "./random";
import { NOW, TIMEOUT } from "./time";

const FIRST_VISIT = { ...settings };
const NO_TOUCH = { ...viewport };

stubRandom();
configure({ asyncUtilTimeout: TIMEOUT });
await loadLanguage("en", 4);

beforeEach(() => {
  restartRandom();
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal("fetch", (what: string) => Promise.reject(new TypeError(`no server answers in tests: ${what}`)));
  storeCards("en", cards as Cards);
});

afterEach(async () => {
  cleanup();
  vi.runOnlyPendingTimers(); // a timer that is still waiting must not fire in the next test
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  Object.assign(route, { screen: "home", id: "", book: null });
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  document.title = "";
  Object.assign(settings, FIRST_VISIT);
  Object.assign(viewport, NO_TOUCH);
  Object.assign(announced, { polite: "", urgent: "" });
  applySettings();
  resetTableView();
  if (language.now !== "en" || !hasMessage("lobby-title")) await loadLanguage("en", 4);
});
