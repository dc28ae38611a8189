/** Real tables as a server sends them to a page (`make page-data` writes them), to be changed in tests. */

import type { Cards, Choice, Hello, Scene, Sentence } from "../lib/protocol";
import cards from "../fixtures/cards.json";

const MOMENTS = import.meta.glob<Hello>(["../fixtures/*.json", "!../fixtures/cards.json"], {
  eager: true,
  import: "default",
});

/** The cards in English. */
export const CARDS = cards as Cards;

/** What Ana, on the first seat, receives when she opens a table at that moment: `turn`, `solo-pay`, … */
export function helloAt(moment: string): Hello {
  const found = MOMENTS[`../fixtures/${moment}.json`];
  if (!found) throw new Error(`there is no fixture ${moment}`);
  return structuredClone(found);
}

/** The scene of a moment, with changes; the first turn of a table of two by default. */
export function sceneOf(part: Partial<Scene> = {}, moment = "turn"): Scene {
  return { ...helloAt(moment).scene, ...part };
}

/** A choice as a server would send it. */
export function choiceOf(
  action: string,
  on: string,
  message: string,
  facts: Sentence["facts"] = {},
  more: Partial<Choice> = {},
): Choice {
  return { action, element: on, label: { message, facts }, ...more };
}
