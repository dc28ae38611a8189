/** Prices and penalties, which the page computes without a server (docs/rules.md §1). */

import { FIRST_PRICE, LATER_PRICE, OPEN_SPACE, SOLO_OPEN_SPACE } from "./constants";

/** Returns the price of a tool with that many favor tokens on it. */
export function toolPrice(paid: number): number {
  return paid ? LATER_PRICE : FIRST_PRICE;
}

/** Points lost for each open space. */
export function openSpacePenalty(solo: boolean): number {
  return solo ? SOLO_OPEN_SPACE : OPEN_SPACE;
}
