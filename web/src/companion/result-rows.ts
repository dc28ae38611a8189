/** What the server answers about a table, as rows to show. */

import type { TableScores, WindowScore } from "../lib/protocol";

export interface Row {
  id: string;
  kind: "public" | "private" | "tokens" | "open" | "bonus";
  /** By window; null where the line is none of that window's. */
  cells: ({ points: number; spaces: string[] } | null)[];
}

/** What the first of the ranking is ahead on, where the points are the same; else nothing. */
export function tieBreaker({ scores, ranking }: TableScores): "" | "private" | "tokens" | "order" {
  const best = [...scores].sort((one, other) => other.total - one.total);
  // Two players may have one name.
  const [first, second] = ranking.map((name) => {
    const at = best.findIndex((score) => score.name === name);
    return at < 0 ? undefined : best.splice(at, 1)[0];
  });
  if (!first || !second || first.total !== second.total) return "";
  const own = ({ private: points }: WindowScore): number => Object.values(points).reduce((sum, one) => sum + one, 0);
  if (own(first) !== own(second)) return "private";
  return first.tokens !== second.tokens ? "tokens" : "order";
}

/** Every line of the sheets, public objectives first. */
export function resultRows({ scores, target }: TableScores): Row[] {
  const spaces = (score: WindowScore, id: string): string[] => [
    ...new Set(score.proof[id]?.flatMap((find) => find.spaces) ?? []),
  ];
  const row = (kind: Row["kind"], id: string, points: (score: WindowScore) => number | undefined): Row => ({
    id,
    kind,
    cells: scores.map((score) => {
      const found = points(score);
      return found === undefined ? null : { points: found, spaces: spaces(score, id) };
    }),
  });
  const ids = (kind: "public" | "private"): string[] => [
    ...new Set(scores.flatMap((score) => Object.keys(score[kind]))),
  ];
  const solo = target !== undefined;
  return [
    ...ids("public").map((id) => row("public", id, (score) => score.public[id])),
    ...ids("private").map((id) => row("private", id, (score) => score.private[id])),
    ...(solo ? [] : [row("tokens", "tokens", (score) => score.tokens)]),
    row("open", "open", (score) => score.open),
    ...(scores.some((score) => score.bonus) ? [row("bonus", "bonus", (score) => score.bonus)] : []),
  ];
}
