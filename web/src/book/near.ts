/** Words that come near a word with a slip of the finger in it. */

/** How many slips a word of that length may have: letters left out, too many, wrong, or swapped with the next one. */
const slips = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** How many slips lie between two words; whatever is more than `most` is just too much. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
}

/** The known words that are nearest to a term, or that begin like it, if any come near enough. */
export function nearWords(term: string, known: Iterable<string>): string[] {
  const most = slips(term.length);
  let nearest = most;
  let found: string[] = [];
  if (!most) return found;
  for (const word of known) {
    const off = Math.min(
      slipsBetween(term, word, nearest),
      // Nobody has typed to the end of a long word.
      word.length > term.length ? slipsBetween(term, word.slice(0, term.length), nearest) + 0.5 : most + 1,
    );
    if (off > nearest) continue;
    if (off < nearest) found = [];
    nearest = off;
    found.push(word);
  }
  return found;
}
