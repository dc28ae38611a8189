/** Which kind every card is and which box it lies in, for choosing cards. */

import { api } from "../lib/api";

export interface InBox {
  id: string;
  kind: "tool" | "public" | "private" | "pattern";
  box: string;
}

interface Told {
  id: string;
  box: string;
  kind?: "public" | "private";
}

export const deck: InBox[] = $state([]);
let asked: Promise<void> | undefined;

export function readDeck(answer: unknown): InBox[] {
  const { patterns = [], tools = [], objectives = [] } = (answer ?? {}) as Record<string, Told[]>;
  return [
    ...patterns.map(({ id, box }) => ({ id, box, kind: "pattern" as const })),
    ...tools.map(({ id, box }) => ({ id, box, kind: "tool" as const })),
    ...objectives.map(({ id, box, kind = "public" }) => ({ id, box, kind })),
  ];
}

export function loadDeck(language = "en"): Promise<void> {
  asked ??= api.cards(language).then(
    (answer) => void deck.splice(0, deck.length, ...readDeck(answer)),
    (problem: unknown) => {
      asked = undefined;
      throw problem;
    },
  );
  return asked;
}
