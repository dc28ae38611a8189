/** The settings of this device: language, theme, motion, sound, text size, hand, table view. */

import { store, stored } from "./storage";

export interface Settings {
  /** Empty: as the browser has it. */
  language: string;
  theme: "system" | "dark" | "light";
  /** Whether the person has answered the offer of a theme. */
  themeAsked: boolean;
  /** The marks that distinguish colors of glass beside the colors. */
  glass: "both" | "letters" | "textures" | "none";
  motion: "system" | "off";
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  ambience: boolean;
  /** Whether the person has answered the offer of sound. */
  soundAsked: boolean;
  /** The time for which moves of bots and of the Automa are shown. */
  pace: "slow" | "normal" | "fast" | "off";
  /** The amount that the hot seat curtain hides. */
  curtain: "all" | "private";
  text: "normal" | "large" | "huge";
  /** The side where the table's controls lie. */
  hand: "right" | "left";
  /** Whether a turn ends by itself when nothing is left to do in it. */
  autoEnd: boolean;
  /** How tables are shown (lib/device/table-view.svelte.ts). */
  tables: "picture" | "text";
  /** Names this device has played under, for the next form that asks. */
  name: string;
  /** The own emblem: a letter of glass and a number from 1, both empty where they come from the name. */
  emblem: { color: "" | "R" | "Y" | "G" | "B" | "P"; pattern: number };
}

const KEY = "vitral-settings";
const START: Settings = {
  language: "",
  theme: "system",
  themeAsked: false,
  glass: "both",
  motion: "system",
  sound: false,
  volume: 0.6,
  ambience: true,
  soundAsked: false,
  pace: "normal",
  curtain: "all",
  text: "normal",
  hand: "right",
  autoEnd: true,
  tables: "picture",
  name: "",
  emblem: { color: "", pattern: 0 },
};

// Devices with games from before this setting existed keep the old behavior.
export const settings: Settings = $state(
  stored(KEY, { ...START }, (part) => ({ ...START, autoEnd: false, ...(part as Partial<Settings>) })),
);

/** Show them on the document. Called once at the start and after every change. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "system") delete dataset.theme;
  else dataset.theme = settings.theme;
  if (settings.motion === "off") dataset.motion = "off";
  else delete dataset.motion;
  dataset.glass = settings.glass;
  dataset.text = settings.text;
  dataset.hand = settings.hand;
}

export function changeSettings(part: Partial<Settings>): void {
  Object.assign(settings, part);
  store(KEY, settings);
  applySettings();
}

/** Returns the factor by which moves of others are shown longer or shorter; 0: not at all. */
export function paceFactor(): number {
  return { slow: 2, normal: 1, fast: 0.4, off: 0 }[settings.pace];
}

/** Whether things should move at all. */
export function motionEnabled(): boolean {
  return settings.motion !== "off" && !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
}

applySettings();
