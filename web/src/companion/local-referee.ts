/** Scores a table on this device; loaded when no server can be reached, and cached by the service worker before that. */

import { cardsOf, patternOf } from "../lib/cards.svelte";
import type { Breach, RefereeTable, TableCheck, TableScores, WindowCheck } from "../lib/protocol";
import { beside, diceOf, scoreTable, touching, type Dice } from "./local-scoring";
import { SPACES } from "../drawing/window-grid";
import { COLORS } from "../lib/constants";

/** Returns score sheets and breaches, or null where only the server can say what is wrong with the input. */
export function judgeLocally(table: RefereeTable): { scored: TableScores; checked: TableCheck } | null {
  const objectives = new Map(
    [...cardsOf("public"), ...cardsOf("private")].map((objective) => [objective.id, objective]),
  );
  const sheets = scoreTable(table, { objective: (id) => objectives.get(id), automa: cardsOf("automa")[0] });
  return sheets && { scored: sheets, checked: auditTable(table, (pattern) => patternOf(pattern).grid) };
}

const ALL = SPACES.map((_, at) => at);
const EDGE = ALL.filter((at) => touching(at).length < 8);
const isColor = (sign: string): boolean => COLORS.includes(sign);
const isGlass = (die: string): boolean => die.startsWith("W");

function printedAgainst(die: string, cell: string): string[] {
  if (isColor(cell)) return isGlass(die) || die[0] === cell ? [] : ["wrong_color"];
  return /\d/.test(cell) && die[1] !== cell ? ["wrong_value"] : [];
}

function besideIt(dice: Dice, space: number): string[] {
  const die = dice[space]!;
  const others = beside(space).flatMap((at) => dice[at] ?? []);
  return [
    ...(!isGlass(die) && others.some((other) => other[0] === die[0]) ? ["same_color_beside"] : []),
    ...(others.some((other) => other[1] === die[1]) ? ["same_value_beside"] : []),
  ];
}

/** All smallest sets of spaces that hold one of every pair, besides those that must go anyway. */
function smallestRemovals(forced: readonly number[], pairs: readonly (readonly [number, number])[]): string[][] {
  const left = pairs.filter((pair) => !pair.some((at) => forced.includes(at)));
  const covers = (chosen: readonly number[], spare: number): number[][] => {
    const missing = left.find((pair) => !pair.some((at) => chosen.includes(at)));
    if (!missing) return [[...chosen]];
    return spare ? missing.flatMap((at) => covers([...chosen, at], spare - 1)) : [];
  };
  for (let size = 0; ; size += 1) {
    const smallest = covers([], size);
    if (smallest.length === 0) continue;
    const texts = new Set(smallest.map((cover) => namesOf([...forced, ...cover]).join(" ")));
    return [...texts].sort().map((text) => text.split(" "));
  }
}
const namesOf = (spaces: readonly number[]): string[] =>
  ALL.filter((at) => spaces.includes(at)).map((at) => SPACES[at]!);

function checkedWindow(name: string, dice: Dice, grid: readonly string[], excused: readonly string[]): WindowCheck {
  const cells = grid.join("");
  const filled = ALL.filter((at) => dice[at]);
  const free = (at: number): boolean => excused.includes(SPACES[at]!);
  const printed = (at: number): string[] => (free(at) ? [] : printedAgainst(dice[at]!, cells[at] ?? "."));
  const breaches: Breach[] = filled
    .map((at) => ({ space: SPACES[at]!, reasons: [...printed(at), ...besideIt(dice, at)] }))
    .filter((breach) => breach.reasons.length > 0);
  const doubts: Breach[] = filled.flatMap((at) => {
    if (free(at) || touching(at).some((other) => dice[other])) return [];
    const alone = filled.length === 1;
    if (alone && EDGE.includes(at)) return [];
    return [{ space: SPACES[at]!, reasons: [alone ? "not_on_edge" : "not_touching"] }];
  });
  const pairs = filled.flatMap((at) =>
    beside(at)
      .filter((other) => other > at && dice[other])
      .filter((other) => {
        const [first, second] = [dice[at]!, dice[other]!];
        return first[1] === second[1] || (first[0] === second[0] && !isGlass(first));
      })
      .map((other) => [at, other] as const),
  );
  const forced = filled.filter((at) => printed(at).length > 0);
  return { name, breaches, doubts, removals: breaches.length ? smallestRemovals(forced, pairs) : [] };
}

/** What every window breaks; the Automa's dice follow its cards and break nothing. */
export function auditTable(table: RefereeTable, gridOf: (pattern: string) => readonly string[]): TableCheck {
  return {
    windows: table.windows.map((window) =>
      window.automa
        ? { name: window.name, breaches: [], doubts: [], removals: [] }
        : checkedWindow(window.name, diceOf(window.dice), gridOf(window.pattern ?? ""), window.excused ?? []),
    ),
  };
}
