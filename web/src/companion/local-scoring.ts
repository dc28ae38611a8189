/**
 * The score sheets of a real table, counted in the page: for when no server can be reached.
 *
 * `tests/data/referee_cases.json` holds it to the server's points and proofs.
 */

import { COLORS, COLUMNS, OPEN_SPACE, ROWS, SOLO_OPEN_SPACE } from "../lib/constants";
import { SPACES } from "../drawing/window-grid";
import type {
  CardAutoma,
  CardGoal,
  ScoreFind,
  TableScores,
  WindowScore,
  RefereeTable,
  RefereeWindow,
} from "../lib/protocol";

/** What is looked up: an objective by its id, and the Automa's scoring card. */
export interface CardFacts {
  objective: (id: string) => { points: number; goal: CardGoal } | undefined;
  automa: CardAutoma | undefined;
}

/** The dice of a window by the number of their space, row by row; nothing where it is open. */
export type Dice = readonly (string | undefined)[];
/** How often an objective's points count, and the spaces that make them count. */
type Find = readonly [times: number, spaces: readonly number[]];

const VALUES = [..."123456"];
const GLASS = "W";
const ALL = SPACES.map((_, at) => at);
const LINES = {
  row: ROWS.map((_, row) => ALL.slice(COLUMNS.length * row, COLUMNS.length * (row + 1))),
  column: Array.from({ length: COLUMNS.length }, (_, column) => ALL.filter((at) => at % COLUMNS.length === column)),
};
const PAIRS = {
  mirror: ROWS.flatMap((_, row) => [0, 1].map((column) => [5 * row + column, 5 * row + 4 - column] as const)),
  upper_lower: ALL.slice(0, 10).map((at) => [at, at + 10] as const),
  left_right: ROWS.flatMap((_, row) => [0, 1].map((column) => [5 * row + column, 5 * row + column + 3] as const)),
};

export function diceOf(rows: readonly string[]): Dice {
  return rows.flatMap((row) => row.trim().split(/\s+/)).map((die) => (die === "--" ? undefined : die));
}

const valueOf = (die: string | undefined): number => Number(die?.[1] ?? 0);
const distance = (first: number, second: number): [rows: number, columns: number] => [
  Math.abs(Math.floor(first / COLUMNS.length) - Math.floor(second / COLUMNS.length)),
  Math.abs((first % COLUMNS.length) - (second % COLUMNS.length)),
];
/** The spaces that touch one, side by side or corner to corner. */
export const touching = (space: number): number[] =>
  ALL.filter((at) => at !== space && Math.max(...distance(space, at)) === 1);
export const beside = (space: number): number[] =>
  touching(space).filter((at) => distance(space, at)[0] + distance(space, at)[1] === 1);

const showing = (dice: Dice, sign: string, among: readonly number[] = ALL): number[] =>
  among.filter((at) => dice[at]?.includes(sign));
const values = (dice: Dice, among: readonly number[]): Find[] =>
  among.flatMap((at) => (dice[at] ? [[valueOf(dice[at]), [at]] as const] : []));
const alike = (dice: Dice, one: number, other: number, trait: "color" | "value"): boolean => {
  const [first, second] = [dice[one], dice[other]];
  if (!first || !second) return false;
  return trait === "value" ? first[1] === second[1] : first[0] === second[0] && first[0] !== GLASS;
};

function byGlass(dice: Dice, rule: Extract<CardGoal, { kind: "by_glass" }>["rule"]): Find[] {
  const [glass] = showing(dice, GLASS);
  if (glass === undefined) return [];
  const near = touching(glass);
  const each = (signs: readonly string[]): Find[] =>
    signs.map((sign) => showing(dice, sign, near)).flatMap((spaces) => (spaces.length ? [[1, spaces] as const] : []));
  switch (rule) {
    case "unique_around":
      return each([...COLORS, ...VALUES]);
    case "scale":
      return each(VALUES);
    case "highest_around":
      return [...COLORS].flatMap((color) => {
        const found = values(dice, showing(dice, color, near));
        const most = Math.max(...found.map(([value]) => value));
        return found.filter(([value]) => value === most).slice(-1);
      });
    case "echo":
      return showing(dice, dice[glass]![1]!).flatMap((at) => (at === glass ? [] : [[1, [at]] as const]));
    case "row":
    case "column":
      return values(dice, LINES[rule].find((line) => line.includes(glass)) ?? []);
    case "rays":
      return values(
        dice,
        ALL.filter((at) => at !== glass && distance(at, glass)[0] === distance(at, glass)[1]),
      );
  }
}

/** Everything on a window that an objective looks for; null for a kind of goal that only the server can count. */
export function finds(dice: Dice, goal: CardGoal): Find[] | null {
  switch (goal.kind) {
    case "lines":
      return LINES[goal.axis].flatMap((line) => {
        const signs = line.flatMap((at) => dice[at]?.[goal.trait === "color" ? 0 : 1] ?? []);
        return signs.length === line.length && new Set(signs).size === line.length ? [[1, line] as const] : [];
      });
    case "sets": {
      // Each find takes the next die of every member, so no die serves twice.
      const spaces = goal.members.map((member) => showing(dice, member));
      const sets = Math.min(...spaces.map((some) => some.length));
      return Array.from({ length: sets }, (_, at) => [1, spaces.map((some) => some[at]!).sort((a, b) => a - b)]);
    }
    case "diagonals":
      return ALL.filter((at) =>
        touching(at).some((other) => !beside(at).includes(other) && alike(dice, at, other, goal.trait)),
      ).map((at) => [1, [at]]);
    case "sum_of_color":
      return values(dice, showing(dice, goal.color));
    case "sum_of_spaces":
      return values(
        dice,
        ALL.filter((at) => goal.spaces.includes(SPACES[at]!)),
      );
    case "pairs":
      return PAIRS[goal.pairing]
        .filter(([one, other]) =>
          goal.trait === "both"
            ? alike(dice, one, other, "color") && alike(dice, one, other, "value")
            : alike(dice, one, other, goal.trait),
        )
        .map((pair) => [1, pair]);
    case "by_glass":
      return byGlass(dice, goal.rule);
    default:
      return null;
  }
}

interface Line {
  id: string;
  points: number;
  proof: ScoreFind[];
}
const proven = (id: string, each: number, finds: readonly Find[]): Line => {
  const proof = finds.map(([times, spaces]) => ({ points: each * times, spaces: spaces.map((at) => SPACES[at]!) }));
  return { id, points: proof.reduce((sum, find) => sum + find.points, 0), proof };
};
const byId = (lines: readonly Line[]): Record<string, number> =>
  Object.fromEntries(lines.map((line) => [line.id, line.points]));

/** The options that this module reads. With any other, the server counts. */
const KNOWN_OPTIONS: readonly string[] = ["automa_bonus", "automa_level"];

/** Returns the sheets and the ranking as the server would, or null for what only the server can judge. */
export function scoreTable(table: RefereeTable, facts: CardFacts): TableScores | null {
  if (Object.keys(table.options ?? {}).some((name) => !KNOWN_OPTIONS.includes(name))) return null;
  const sheets = table.windows.map((window) => sheet(table, window, facts));
  const scores = sheets.filter((score) => score !== null);
  const names = new Set(scores.map((score) => score.name));
  if (scores.length < sheets.length || names.size < scores.length) return null;
  const solo = table.mode === "solo" ? soloResult(table, scores[0]!.total) : {};
  return { scores, ranking: ranking(scores), ...solo };
}

function sheet(table: RefereeTable, window: RefereeWindow, facts: CardFacts): WindowScore | null {
  const solo = table.mode === "solo";
  const automa = window.automa ? facts.automa : undefined;
  const dice = diceOf(window.dice);
  if (showing(dice, GLASS).length > (solo ? 0 : 1)) return null;
  const objective = (id: string): Line | null => {
    const card = facts.objective(id);
    const found = card && finds(dice, card.goal);
    return card && found ? proven(id, card.points, found) : null;
  };
  const columns = LINES.column.filter((line) => line.every((at) => dice[at])).map((line) => [1, line] as const);
  const publics = (table.public ?? []).map((id) =>
    automa?.scoring.by_columns.includes(id) ? proven(id, automa.scoring.points_per_column, columns) : objective(id),
  );
  const privates = (window.private ?? []).map(objective);
  if (!known(publics) || !known(privates) || (solo && ![1, 2].includes(privates.length))) return null;
  const counted = solo ? [better(privates)] : privates;
  const open = ALL.filter((at) => !dice[at]).map((at) => [1, [at]] as const);
  const tokens: Line = { id: "tokens", points: window.tokens ?? 0, proof: [] };
  const spaces = proven("open", -(solo ? SOLO_OPEN_SPACE : OPEN_SPACE), open);
  const bonus: Line[] = automa ? [{ id: "bonus", points: bonusOf(table, automa), proof: [] }] : [];
  const lines = [...publics, ...counted, tokens, spaces, ...bonus];
  return {
    name: window.name,
    total: lines.reduce((sum, line) => sum + line.points, 0),
    public: byId(publics),
    private: byId(counted),
    tokens: tokens.points,
    open: spaces.points,
    ...byId(bonus),
    proof: Object.fromEntries(lines.map((line) => [line.id, line.proof])),
  };
}

const known = (lines: (Line | null)[]): lines is Line[] => !lines.includes(null);
/** Solo counts the better private objective, the first of equal ones. */
const better = (lines: readonly Line[]): Line =>
  lines.reduce((best, line) => (line.points > best.points ? line : best));

function bonusOf({ options = {} }: RefereeTable, automa: CardAutoma): number {
  const { automa_bonus: agreed, automa_level: level = "easy" } = options;
  return typeof agreed === "number" ? agreed : (automa.level_bonus[String(level)] ?? 0);
}

/** By points, then private points, then tokens, then the later place: windows stand in the order of the last round. */
function ranking(scores: readonly WindowScore[]): string[] {
  const keys = scores.map((score, at) => [
    score.total,
    Object.values(score.private).reduce((sum, points) => sum + points, 0),
    score.tokens,
    at,
  ]);
  const order = scores.map((_, at) => at);
  order.sort((first, second) => keys[second]!.map((key, at) => key - keys[first]![at]!).find((gap) => gap !== 0) ?? 0);
  return order.map((at) => scores[at]!.name);
}

function soloResult(table: RefereeTable, points: number): Pick<TableScores, "target" | "won" | "margin"> {
  if (!table.track) return { target: null, won: null, margin: null };
  const dice = table.track.flatMap((round) => (typeof round === "string" ? round.split(/\s+/).filter(Boolean) : round));
  const target = dice.reduce((sum, die) => sum + valueOf(die), 0);
  return { target, won: points > target, margin: points - target };
}
