/** What entries of the story sound like, and which leave nothing to look at. How they are said is no business of this file. */

import type { StoryLine } from "../lib/protocol";
import type { Sound } from "../lib/device/sound";

const SOUNDS: Partial<Record<StoryLine["message"], Sound>> = {
  "story-roll": "roll",
  "story-roll-places": "roll",
  "story-reroll": "roll",
  "story-reroll-own": "roll",
  "story-reroll-picked": "roll",
  "story-reroll-pool": "roll",
  "story-reroll-glass": "roll",
  "story-take": "take",
  "story-take-place": "take",
  "story-own": "take",
  "story-swap": "take",
  "story-glass": "take",
  "story-place": "place",
  "story-move": "place",
  "story-tool": "tool",
  "story-tool-free": "tool",
  "story-inspire": "tool",
  "story-track": "take",
  "story-remove": "take",
  "story-automa-card": "take",
  "story-automa-takes": "place",
  "story-automa-misfit": "place",
  "story-automa-swaps": "place",
  "story-automa-glass-at": "place",
  "story-automa-pays": "tool",
};
const QUIET: ReadonlySet<StoryLine["message"]> = new Set(["story-pass", "story-end-turn", "story-chosen"]);

/** The sound of the last of some entries that has one. */
export function soundOf(entries: readonly StoryLine[]): Sound | undefined {
  return entries.flatMap(({ message }) => SOUNDS[message] ?? []).at(-1);
}

export function isQuiet({ message }: StoryLine): boolean {
  return QUIET.has(message);
}
