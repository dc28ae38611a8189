/** Numbers of the rules that the page needs without a server (`vitral.engine.prices`; docs/rules.md §1). */

/** What a tool costs on which so many favor tokens lie. */
export function toolPrice(paid: number): number {
  return paid ? 2 : 1;
}

/** Points lost for each open space. */
export function openSpacePenalty(solo: boolean): number {
  return solo ? 3 : 1;
}
