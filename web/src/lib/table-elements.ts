/**
 * The elements of a table that can be chosen, pointed at or dropped on. The key of one is what the server sends with a
 * choice (`Choice.element`) and what the page writes as `data-on`; no other module builds or reads keys by their text.
 */

type NamedKind = "space" | "pool" | "own" | "glass" | "track" | "value" | "tool" | "seat" | "side" | "button";
export type ElementKind = NamedKind | "inspiration" | "hand";
/** `space:B3`, `pool:R4`, `pool:R4@2` (an Automa's place), `track:R4@3` (a round), `tool:lathekin`, `inspiration`, … */
export type ElementKey = `${NamedKind}:${string}` | "inspiration" | "hand";

/** Ends the turn. */
export const PASS: ElementKey = "button:pass";

export function elementKey(kind: NamedKind, id: string | number): ElementKey {
  return `${kind}:${id}`;
}

/** The key of a die, with the place or the round where it lies, if that matters. */
export function dieKey(
  kind: "pool" | "own" | "glass" | "track",
  die: string,
  place: number | undefined = 0,
): ElementKey {
  return elementKey(kind, place ? `${die}@${place}` : die);
}

export function kindOf(key: string): ElementKind {
  return key.split(":", 1)[0] as ElementKind;
}

/** Returns the id of an element among those of its kind: a space, a die, a card, a seat, a button. */
export function idOf(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}

export function isKind(key: string, ...kinds: readonly ElementKind[]): boolean {
  return kinds.includes(kindOf(key));
}

/** Whether it is a button other than the one that ends the turn. */
export function isOtherButton(key: string): boolean {
  return isKind(key, "button") && key !== PASS;
}
