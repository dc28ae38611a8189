/** A game at a real table as this device stores it, and as it goes to another device: a file, or a code. */

import { store, stored, texts } from "../lib/device/storage";
import type { RealTableSetup } from "../lib/protocol";

const KEY = "vitral-real-table";
const FORMAT = "vitral-real-table/1";

/** How much people enter: every die and space, only which dice they take, or nothing but the turns. */
export const AMOUNTS = ["referee", "opponent", "pace"] as const;
export type Amount = (typeof AMOUNTS)[number];

/** A game of which only the turns are entered. */
export interface PaceState {
  round: number;
  /** The turn of the round, from 0. */
  turn: number;
  /** Favor tokens by seat. */
  tokens: number[];
  /** Tools with tokens on them: these cost two. */
  used: string[];
}

/** A setup and what was entered since. */
export interface Entered {
  setup: RealTableSetup;
  log: string[];
}

export interface SavedTable extends Entered {
  /** Lines that a correction has left without a place. */
  rest: string[];
  /** While there are such lines: the game as it was before the correction. */
  uncorrected?: Entered | undefined;
  /** Whether cards of the Automa's deck are drawn by this device. */
  draws: boolean;
  amount: Amount;
  /** Whether people still have to lay the cards out. */
  toLayOut?: boolean | undefined;
  pace?: PaceState | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The table that a value holds, or null. What the setup and the log say is checked by whoever replays them. */
export function readTable(value: unknown): SavedTable | null {
  if (!isObject(value) || value.format !== FORMAT) return null;
  const entered = readEntered(value);
  if (!entered) return null;
  return {
    ...entered,
    rest: texts(value.rest),
    uncorrected: readEntered(value.uncorrected),
    draws: value.draws !== false,
    amount: AMOUNTS.find((known) => known === value.amount) ?? "referee",
    toLayOut: value.toLayOut === true || undefined,
    pace: readPace(value.pace),
  };
}

function readEntered(value: unknown): Entered | undefined {
  if (!isObject(value) || !isObject(value.setup)) return undefined;
  const { setup, log } = value;
  if (!isObject(setup.options) || !Array.isArray(setup.seats)) return undefined;
  return { setup: setup as unknown as RealTableSetup, log: texts(log) };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function readPace(value: unknown): PaceState | undefined {
  if (!isObject(value) || !isCount(value.round) || !isCount(value.turn) || !Array.isArray(value.tokens))
    return undefined;
  const { round, turn, tokens, used } = value;
  return { round, turn, tokens: tokens.map((count) => (isCount(count) ? count : 0)), used: texts(used) };
}

export function storedTable(): SavedTable | null {
  return stored(KEY, null, readTable);
}

export function storeTable(table: SavedTable | null): void {
  store(KEY, table && { format: FORMAT, ...table });
}

export function fileOf(table: SavedTable): string {
  return `${JSON.stringify({ format: FORMAT, ...table }, null, 1)}\n`;
}

/** Encodes a table as plain letters, to be copied in a message from one device to another. */
export async function codeOf(table: SavedTable): Promise<string> {
  const packed = new Blob([JSON.stringify({ format: FORMAT, ...table })])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The table of a file or of a code; null if the text is neither. */
export async function tableOf(text: string): Promise<SavedTable | null> {
  try {
    const trimmed = text.trim();
    if (trimmed.startsWith("{")) return readTable(JSON.parse(trimmed));
    const letters = atob(trimmed.replaceAll(/\s/g, "").replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return readTable(await new Response(plain).json());
  } catch {
    return null;
  }
}
