/** How large dice are drawn, so that a full pool and the die in hand have their room whatever is taken. */

export interface DiceSize {
  /** The side of a die in pixels. */
  side: number;
  rows: number;
  inRow: number;
}

/** The die in hand and the air around it, in dice. */
const HAND = 1.4;
const GAP = 4;

/**
 * As few rows as leave dice large enough to be pressed; nothing as long as the room is not known.
 * `beside`: other dice lie there as well.
 */
export function diceSize(
  width: number,
  count: number,
  { narrow, landscape }: { narrow: boolean; landscape: boolean },
  beside = false,
): DiceSize | null {
  if (!width || !count) return null;
  const [least, most] = landscape ? [38, 54] : narrow ? [45, 66] : [44, beside ? 56 : 72];
  /** Two rows are high already. */
  const largest = (rows: number): number => (rows > 1 ? Math.min(most, landscape ? 44 : 50) : most);
  const inRows = (rows: number): DiceSize => {
    const inRow = Math.ceil(count / rows);
    const room = Math.floor(width / (Math.max(4, inRow) + HAND)) - GAP;
    return { side: Math.max(28, Math.min(largest(rows), room)), rows, inRow };
  };
  return [1, 2].map(inRows).find((one) => one.side >= least) ?? inRows(2);
}
