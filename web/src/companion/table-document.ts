/** The windows of a real table as they are tapped in, and the document `vitral score` and `vitral check` read. */

import { SPACES } from "../drawing/window-grid";
import { ROWS } from "../lib/constants";
import { texts } from "../lib/device/storage";
import type { RefereeTable } from "../lib/protocol";

export type Mode = "standard" | "solo" | "automa";
export const MODES: readonly Mode[] = ["standard", "solo", "automa"];

export interface DraftWindow {
  name: string;
  pattern: string;
  /** By space; open spaces are left out. */
  dice: Record<string, string>;
  private: string[];
  tokens: number;
  excused: string[];
  automa: boolean;
}

export interface Draft {
  mode: Mode;
  public: string[];
  windows: DraftWindow[];
  /** Whether the windows are known to stand in the order of the first turns of the last round. */
  inOrder?: boolean;
  /** Whether rare glass is in the game; left out where nobody knows. */
  glass?: boolean;
  /** Solo: dice by round, as typed. */
  track: string[];
  /** Further options, such as `automa_level`; sent as they are. */
  options: Record<string, unknown>;
}

export function emptyWindow(automa = false): DraftWindow {
  return { name: "", pattern: "", dice: {}, private: [], tokens: 0, excused: [], automa };
}

export function emptyDraft(): Draft {
  return { mode: "standard", public: [], windows: [emptyWindow()], track: [], options: {} };
}

/** Returns the draft for another mode; what does not belong there stays in the draft, but out of the document. */
export function withMode(draft: Draft, mode: Mode): Draft {
  const people = draft.windows.filter((window) => !window.automa);
  const automa = draft.windows.find((window) => window.automa) ?? emptyWindow(true);
  return {
    ...draft,
    mode,
    windows: mode === "automa" ? [people[0] ?? emptyWindow(), automa, ...people.slice(1)] : people,
  };
}

/** The windows that belong to the mode. */
export function windowsOf(draft: Draft): DraftWindow[] {
  if (draft.mode === "solo") return draft.windows.slice(0, 1);
  return draft.mode === "automa" ? draft.windows.slice(0, 2) : draft.windows;
}

export function rows(dice: Readonly<Record<string, string>>): string[] {
  return ROWS.map((row) =>
    SPACES.filter((space) => space.startsWith(row))
      .map((space) => dice[space] ?? "--")
      .join(" "),
  );
}

/** The document. `fallback` names windows that have no name. */
export function toDocument(draft: Draft, fallback: (window: DraftWindow, at: number) => string): RefereeTable {
  const solo = draft.mode === "solo";
  const windows = windowsOf(draft).map((window, at) => ({
    name: window.name.trim() || fallback(window, at),
    ...(window.automa ? { automa: true } : { pattern: window.pattern }),
    dice: rows(window.dice),
    private: window.private,
    ...(solo ? {} : { tokens: window.tokens }),
    ...(window.excused.length > 0 && !window.automa ? { excused: window.excused } : {}),
  }));
  const track = draft.track.map((dice) => dice.trim());
  while (track.at(-1) === "") track.pop();
  return {
    public: draft.public,
    windows,
    ...(draft.mode === "standard" ? {} : { mode: draft.mode }),
    ...(Object.keys(draft.options).length > 0 ? { options: draft.options } : {}),
    ...(solo && track.length > 0 ? { track } : {}),
  };
}

/** Whether there is enough to ask the server about. */
export function ready(draft: Draft): boolean {
  return windowsOf(draft).every((window) => window.automa || window.pattern !== "");
}

const record = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readWindows(value: unknown, diceOf: (dice: unknown) => Record<string, string>): DraftWindow[] {
  return (Array.isArray(value) ? value : []).filter(record).map((window) => ({
    name: typeof window.name === "string" ? window.name : "",
    pattern: typeof window.pattern === "string" ? window.pattern : "",
    dice: diceOf(window.dice),
    private: texts(window.private),
    tokens: typeof window.tokens === "number" ? window.tokens : 0,
    excused: texts(window.excused),
    automa: window.automa === true,
  }));
}

function readDice(value: unknown): Record<string, string> {
  const dice: Record<string, string> = {};
  texts(value).forEach((row, at) => {
    row
      .split(/\s+/)
      .filter(Boolean)
      .forEach((die, column) => {
        const space = `${ROWS[at]}${column + 1}`;
        if (die !== "--" && SPACES.includes(space)) dice[space] = die;
      });
  });
  return dice;
}

/** A draft of a document the server has accepted. */
export function fromDocument(value: unknown): Draft {
  const document = record(value) ? value : {};
  const { mode: among, ...options } = record(document.options) ? document.options : {};
  const mode = MODES.find((known) => known === (document.mode ?? among)) ?? "standard";
  const windows = readWindows(document.windows, readDice).map((window) =>
    window.automa ? { ...window, pattern: "" } : window,
  );
  const track = (Array.isArray(document.track) ? document.track : []).map((dice: unknown) =>
    typeof dice === "string" ? dice : texts(dice).join(" "),
  );
  const draft: Draft = { mode, public: texts(document.public), windows, track, options };
  if (windows.length === 0) draft.windows = [emptyWindow()];
  return mode === "automa" ? withMode(draft, mode) : draft;
}

/** Returns the draft stored on the device, with defaults for whatever is damaged. */
export function storedDraft(value: unknown): Draft {
  if (!record(value) || !Array.isArray(value.windows)) return emptyDraft();
  const windows = readWindows(value.windows, (dice) =>
    Object.fromEntries(Object.entries(record(dice) ? dice : {}).filter(isDie)),
  );
  const mode = MODES.find((known) => known === value.mode) ?? "standard";
  const draft = {
    mode,
    public: texts(value.public),
    windows,
    ...(value.inOrder === true ? { inOrder: true } : {}),
    ...(typeof value.glass === "boolean" ? { glass: value.glass } : {}),
    track: texts(value.track),
    options: record(value.options) ? value.options : {},
  };
  return windows.length > 0 ? draft : emptyDraft();
}

function isDie(entry: [string, unknown]): entry is [string, string] {
  return SPACES.includes(entry[0]) && typeof entry[1] === "string";
}

/** Which window a place such as `windows[1].dice[2]` is in, or −1. */
export function windowAt(place: string): number {
  const match = /windows\[(\d+)\]/.exec(place);
  return match ? Number(match[1]) : -1;
}

export const EXAMPLE: RefereeTable = {
  public: ["column_color_variety", "light_shades", "color_variety"],
  windows: [
    {
      name: "Ana",
      pattern: "fractal_drops",
      dice: ["-- G4 R2 Y3 P6", "R3 Y1 -- R1 Y2", "P5 G3 -- P6 R3", "B3 Y4 B3 G2 B4"],
      private: ["shades_of_purple"],
      tokens: 0,
    },
  ],
};
