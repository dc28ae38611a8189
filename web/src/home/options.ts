/** The options a table may set, as data: where each is shown. Whether a table is possible, the server says. */

export type Mode = "standard" | "solo" | "automa";
export type Value = string | number | boolean | null | string[];
export type Options = Record<string, Value>;

export const GROUPS = ["play", "cards", "boxes"] as const;
export type Group = (typeof GROUPS)[number];

export interface Option {
  name: string;
  group: Group;
  /** The first is the default; none: a list of cards. */
  values: readonly (string | number | boolean | null)[];
  modes: readonly Mode[];
  /** Fewest and most players. */
  players?: readonly [number, number];
  /** Shown only with one of these on. */
  withAny?: readonly string[];
  /** Shown only with all of these off. */
  without?: readonly string[];
  /** Values that are not offered from this many players on. */
  untilPlayers?: Readonly<Record<string, number>>;
}

const EVERY: readonly Mode[] = ["standard", "solo", "automa"];
const OFF_ON = [false, true] as const;

export const OPTIONS: readonly Option[] = [
  { name: "automa_level", group: "play", values: ["easy", "normal", "hard"], modes: ["automa"] },
  { name: "automa_misfit", group: "play", values: ["strict", "lenient"], modes: ["automa"] },
  { name: "solo_tools", group: "play", values: [3, 1, 2, 4, 5], modes: ["solo"] },
  { name: "solo_private", group: "play", values: [2, 1], modes: ["solo"] },
  { name: "solo_payment", group: "play", values: ["color", "first_printing"], modes: ["solo"] },
  { name: "track", group: "play", values: ["all", "lighter"], modes: ["solo"] },
  { name: "dice_pools", group: "play", values: OFF_ON, modes: ["standard"] },
  { name: "bag", group: "play", values: ["full", "scaled"], modes: ["standard"], players: [2, 4], without: ["dice_pools"] },
  { name: "enforcement", group: "play", values: ["strict", "honour"], modes: ["standard"] },
  { name: "tools", group: "cards", values: [], modes: EVERY },
  { name: "public", group: "cards", values: [], modes: EVERY },
  {
    name: "privates",
    group: "cards",
    values: [null, "colors", "mixed", "positions"],
    modes: EVERY,
    without: ["rare_glass"],
    untilPlayers: { colors: 6 },
  },
  { name: "expansion_windows", group: "boxes", values: [null, true, false], modes: EVERY },
  { name: "inspirations", group: "boxes", values: OFF_ON, modes: EVERY },
  { name: "rare_glass", group: "boxes", values: OFF_ON, modes: ["standard", "automa"] },
  { name: "passion_publics", group: "boxes", values: OFF_ON, modes: EVERY },
  { name: "promos", group: "boxes", values: OFF_ON, modes: EVERY },
  {
    name: "avoid_conflicts",
    group: "boxes",
    values: [true, false],
    modes: EVERY,
    withAny: ["passion_publics", "promos"],
  },
];

export interface Setting {
  mode: Mode;
  players: number;
  chosen: Options;
}

/** The values of an option that the form offers at this table; null: it is not shown. */
export function offered(option: Option, { mode, players, chosen }: Setting): Option["values"] | null {
  // A choice made for another mode is kept, but counts for nothing here.
  const on = (name: string): boolean =>
    chosen[name] === true && OPTIONS.some((other) => other.name === name && other.modes.includes(mode));
  const [fewest, most] = option.players ?? [1, 6];
  const fits =
    option.modes.includes(mode) &&
    players >= fewest &&
    players <= most &&
    (!option.withAny || option.withAny.some(on)) &&
    !option.without?.some(on);
  if (!fits) return null;
  return option.values.filter((value) => players < (option.untilPlayers?.[String(value)] ?? Infinity));
}

/** The options the form shows, in order. */
export function shownOptions(setting: Setting): Option[] {
  return OPTIONS.filter((option) => offered(option, setting) !== null);
}

/** What is sent: the mode, the players, and every shown option that is not at its default. */
export function optionsToSend(setting: Setting): Options {
  const sent: Options = { mode: setting.mode, players: setting.players };
  for (const option of OPTIONS) {
    const values = offered(option, setting);
    const value = setting.chosen[option.name];
    if (values === null || value === undefined) continue;
    const differs = Array.isArray(value) ? value.length > 0 : value !== option.values[0] && values.includes(value);
    if (differs) sent[option.name] = value;
  }
  return sent;
}

/** How many options are not at their default. */
export function changed(setting: Setting): number {
  return Object.keys(optionsToSend(setting)).length - 2;
}

/** The boxes whose cards may be named for `tools` or `public`; the server says if one is out. */
export function boxesOf(name: string, chosen: Options): string[] {
  const on = (option: string): boolean => chosen[option] === true;
  if (name === "tools") return ["base", ...(on("dice_pools") ? ["pools"] : [])];
  return ["base", ...(on("passion_publics") ? ["passion"] : []), ...(on("promos") ? ["promos"] : [])];
}
