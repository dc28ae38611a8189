/** Texts for dice, spaces and windows. */

import { isLetter } from "../../drawing/palette";
import { dieAt, requirementAt, SPACES } from "../../drawing/window-grid";
import { joinList } from "./lists";
import { hasMessage, language, say, withMinus } from "./translator.svelte";

export function colorText(letter: string): string {
  return say(`color-${letter}`);
}

/** Returns the letter on glass of a color in the language of the page. */
export function glassLetter(letter: string): string {
  return say(`glass-letter-${letter}`);
}

/** "red 4", "rare glass 2", or "blue, value open". */
export function dieText(die: string): string {
  const color = colorText(die[0] ?? "W");
  return die[1] && die[1] !== "?" ? say("die-words", { color, value: die.slice(1, 2) }) : say("die-unset", { color });
}

export function diceText(dice: readonly string[]): string {
  return listText(dice.map(dieText));
}

/** Parts joined as a list is joined in the language of the page. */
export function listText(parts: readonly string[]): string {
  return joinList(language.now, parts);
}

/** Points with one decimal: "2.1", or with its sign "+2.1". */
export function pointsText(points: number, signed = false): string {
  const rounded = Math.abs(points) < 0.05 ? 0 : points; // never "-0.0"
  const format = new Intl.NumberFormat(language.now, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return withMinus(format.format(rounded));
}

/** Words as they begin a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(language.now) + words.slice(1);
}

/** Returns the requirement of a space as text: "asks for blue", "asks for a 3", "free". */
export function askText(asks: string): string {
  if (isLetter(asks)) return say("asks-color", { color: colorText(asks) });
  return asks === "." ? say("asks-nothing") : say("asks-value", { value: asks });
}

/** "C3, asks for blue, empty" or "C3, asks for blue, holds red 4". */
export function spaceText(space: string, grid: readonly string[], rows: readonly (readonly string[])[]): string {
  const die = dieAt(rows, space);
  const asks = askText(requirementAt(grid, space));
  return die ? say("space-holds", { space, asks, die: dieText(die) }) : say("space-empty", { space, asks });
}

/** A whole window for people who cannot see it. */
export function windowText(name: string, grid: readonly string[], rows: readonly (readonly string[])[]): string {
  const held = SPACES.flatMap((space) => {
    const die = dieAt(rows, space);
    return die ? [`${space} ${dieText(die)}`] : [];
  });
  if (held.length) return say("window-with-dice", { name, count: held.length, dice: held.join(", ") });
  const asks = SPACES.flatMap((space) => {
    const asked = requirementAt(grid, space);
    return asked === "." ? [] : [`${space} ${isLetter(asked) ? colorText(asked) : asked}`];
  });
  return say("window-empty", { name, asks: asks.join(", ") });
}

/** Returns the label of a key: letters and arrows as they are, others by their name in the language. */
export function keyText(key: string): string {
  return hasMessage(`key-name-${key}`) ? say(`key-name-${key}`) : key;
}

/** Whether one of these texts holds what was searched for; people type names without their accents. */
export function matches(search: string, ...texts: string[]): boolean {
  const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
  return plain(texts.join(" ")).includes(plain(search));
}
