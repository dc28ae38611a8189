/** The plan of a new table: its seats and options as data, and the request made of them. */

import { runtime } from "$runtime";
import type { NewSeat, NewTable } from "../../lib/protocol";
import type { OptionList, Options } from "./options";

const ALL_MODES = ["bot", "solo", "hotseat", "friends", "automa", "watch"] as const;
export type StartMode = (typeof ALL_MODES)[number];
/** Without a server there is nobody to send a link to. */
export const START_MODES: readonly StartMode[] = ALL_MODES.filter((mode) => runtime.hasServer || mode !== "friends");

export type SeatKind = NewSeat["kind"];
export interface SeatPlan {
  kind: SeatKind;
  name: string;
  bot: string;
}

export interface TablePlan {
  standIn: NonNullable<NewTable["stand_in"]>;
  way: StartMode;
  seats: SeatPlan[];
  chosen: Options;
  timer: number;
  /** Windows of one's own that everybody may choose, by their codes. */
  windows: string[];
  /** The visibility of free seats: by link, by link with chat for friends, or listed in the lobby. */
  door: AccessKind;
  level: NonNullable<NewTable["level"]>;
}

export const ACCESS_KINDS = ["link", "chat", "public"] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];
export const LEVELS = ["any", "new", "experienced"] as const;

/** The stand-in for people that leave. */
export const STAND_INS = ["bot", "nobody"] as const;

/** The turn timers to choose from, in seconds. */
export const TIMERS = [0, 60, 300, 86_400, 259_200] as const;

const SEATS: Readonly<Record<StartMode, readonly SeatKind[]>> = {
  bot: ["here", "bot"],
  solo: ["here"],
  hotseat: ["here", "here"],
  friends: ["here", "link"],
  automa: ["here"],
  watch: ["bot", "bot"],
};

export function isStartMode(text: string | null): text is StartMode {
  return START_MODES.some((way) => way === text);
}

export function modeOf(way: StartMode): "standard" | "solo" | "automa" {
  return way === "solo" || way === "automa" ? way : "standard";
}

/** A plan to start from. `names` are those used last on this device, one's own first. */
export function defaultPlan(way: StartMode, names: readonly string[], bot: string): TablePlan {
  let here = 0;
  const seats = SEATS[way].map((kind) => ({ kind, name: kind === "here" ? (names[here++] ?? "") : "", bot }));
  return { way, seats, chosen: {}, timer: 0, windows: [], standIn: "bot", door: "link", level: "any" };
}

/** The plan with that many seats; new ones are like the last. */
export function withPlayers(plan: TablePlan, players: number, names: readonly string[]): TablePlan {
  const seats = plan.seats.slice(0, players);
  const last = plan.seats.at(-1);
  while (last && seats.length < players) {
    const name = last.kind === "here" ? (names[seats.length] ?? "") : "";
    seats.push({ ...last, name });
  }
  return { ...plan, seats };
}

/** Returns the chosen options; those of another mode stay chosen without an effect. */
export function plannedOptions({ way, seats, chosen }: Pick<TablePlan, "way" | "seats" | "chosen">): Options {
  return { ...chosen, mode: modeOf(way), players: seats.length };
}

/**
 * What is sent to set the table up. Bots have no names: everybody reads their kind in their own language. Without a list
 * of options nothing is sent of those chosen.
 */
export function newTableOf(plan: TablePlan, list?: OptionList): NewTable & Required<Pick<NewTable, "options">> {
  const seats = plan.seats.map(({ kind, name, bot }): NewSeat => {
    if (kind === "bot") return { kind, bot };
    const tidy = name.trim();
    return { kind, ...(tidy ? { name: tidy } : {}) };
  });
  const anyPerson = plan.seats.some((sitter) => sitter.kind !== "bot");
  const options = { mode: modeOf(plan.way), players: plan.seats.length, ...list?.changed(plannedOptions(plan)) };
  return {
    seats,
    options,
    ...(plan.windows.length ? { windows: plan.windows } : {}),
    ...(plan.timer && anyPerson ? { timer: plan.timer } : {}),
    ...(plan.standIn === "bot" ? {} : { stand_in: plan.standIn }),
    ...(plan.seats.some((sitter) => sitter.kind === "link") ? visibilityOf(plan) : {}),
  };
}

function visibilityOf({ door, level }: TablePlan): Pick<NewTable, "public" | "level" | "chat"> {
  if (door === "public") return { public: true, ...(level === "any" ? {} : { level }) };
  return door === "chat" ? { chat: true } : {};
}

/** The names typed for people on this device, in order. */
export function localNames(plan: TablePlan): string[] {
  return plan.seats.filter((sitter) => sitter.kind === "here").map((sitter) => sitter.name.trim());
}
