/** The places of the dice in the draft pool: one that is taken leaves its place empty, and the others stay where they are. */

/** The id of a pool die (`R4`, or `R4@2` at an Automa's place), or "" for a place whose die is gone. */
export type PoolSlot = string;

/** Returns the slots after the pool has changed within a round: dice that are new fill empty slots first. */
export function updateSlots(slots: readonly PoolSlot[], pool: readonly string[]): PoolSlot[] {
  const left = [...pool];
  const take = (wanted: string): string => {
    const at = left.indexOf(wanted);
    return at < 0 ? "" : left.splice(at, 1)[0]!;
  };
  // From the end, so that of two equal dice the first one moves.
  const kept = slots
    .map((_, at) => slots.at(-1 - at)!)
    .map(take)
    .reverse();
  const filled = kept.map((slot) => slot || (left.shift() ?? ""));
  return [...filled, ...left];
}
