/** A table judged on this device: fetched when no server can be reached, and kept by the service worker before that. */

import { cardsOf, patternOf } from "../lib/words/cards.svelte";
import type { TableCheck, TableScores, RefereeTable } from "../lib/protocol";
import { checked } from "./auditing";
import { scored } from "./scoring";

/** Score sheets and breaches; null where only the server can tell what is wrong with what was entered. */
export function judgedHere(table: RefereeTable): { scored: TableScores; checked: TableCheck } | null {
  const objectives = new Map([...cardsOf("public"), ...cardsOf("private")].map((one) => [one.id, one]));
  const sheets = scored(table, { objective: (id) => objectives.get(id), automa: cardsOf("automa")[0] });
  return sheets && { scored: sheets, checked: checked(table, (pattern) => patternOf(pattern).grid) };
}
