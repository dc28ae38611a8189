/** The texts of lessons: messages with the facts that the engine computed for them. */

import { card } from "../lib/cards.svelte";
import { diceText, listText } from "../lib/i18n/labels";
import type { LessonFact, LessonState } from "../lib/protocol";
import { hasMessage, say, withMinus } from "../lib/i18n/translator.svelte";

/** The players of a lesson; one's own seat is the first. */
export function learnerNames(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat ? say(`learn-name-${seat}`) : say("learn-you")));
}

/** One value of a fact in words. */
export function valueText(kind: LessonFact["kind"], value: string, names: readonly string[]): string {
  if (kind === "card") return card(value).name;
  if (kind === "seat") return names[Number(value)] ?? value;
  return kind === "number" ? withMinus(value) : value;
}

/** Facts as Fluent takes them: numbers stay numbers, so that words can follow them. */
export function factsOf(facts: readonly LessonFact[], names: readonly string[]): Record<string, string | number> {
  return Object.fromEntries(
    facts.map(({ name, kind, values }) => {
      const [first = ""] = values;
      if (kind === "number") return [name, Number(first) < 0 ? valueText(kind, first, names) : Number(first)];
      if (kind === "dice") return [name, diceText(values)];
      return [name, kind === "spaces" ? listText(values) : valueText(kind, first, names)];
    }),
  );
}

/** Returns the text of a step or, once it is done, the text that follows it. */
export function stepText(now: LessonState, names: readonly string[]): string {
  const id = `lesson-${now.lesson}-${now.id}`;
  return say(now.complete && hasMessage(`${id}-done`) ? `${id}-done` : id, factsOf(now.facts, names));
}

/** Returns the comment on the last answer, if the text of the step does not contain it. */
export function judgedText(now: LessonState, names: readonly string[]): string {
  const { verdict } = now;
  if (!verdict || verdict.result === "done" || verdict.result === "made") return "";
  const hint = `lesson-${now.lesson}-${now.id}-hint`;
  if (verdict.result === "wrong" && hasMessage(hint)) return say(hint, factsOf(now.facts, names));
  const { count } = factsOf(now.facts, names);
  return say(`lesson-says-${verdict.result}`, { left: Number(count ?? 0) - now.marks.length });
}
