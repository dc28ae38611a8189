/** Numbers of the rules that the page needs without a server (`vitral.engine.prices`; docs/rules.md §1). */

/** Returns the price of a tool with that many favor tokens on it. */
export function toolPrice(paid: number): number {
  return paid ? 2 : 1;
}

/** Points lost for each open space. */
export function openSpacePenalty(solo: boolean): number {
  return solo ? 3 : 1;
}
