/** The coach's actions and reasons in words. */

import { card } from "../lib/cards.svelte";
import { dieWords, listWords } from "../lib/naming";
import type { Advice, Reason } from "../lib/protocol";
import { hasWords, language, say } from "../lib/words.svelte";

/** Points with one digit after the point: "2.1", or with its sign "+2.1". */
export function pointsWords(points: number, signed = false): string {
  return new Intl.NumberFormat(language.now, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false, signDisplay: signed ? "exceptZero" : "auto" }).format(points);
}

/** One action as a clause: "take the red 4". */
export function actionWords(action: string, names: readonly string[] = []): string {
  const [verb = "", about = ""] = action.split(" ");
  const [thing = "", at = ""] = about.split("@");
  let id = `coach-${verb}`;
  if (verb === "take" && at) id = "coach-take-place";
  else if (action === "keep all") id = "coach-keep-all";
  if (!hasWords(id)) return action;
  const die = /^[RYGBPW][1-6?]$/.test(thing) ? dieWords(thing) : "";
  return say(id, { die, at, space: thing, value: thing, card: card(thing).name, name: names[Number(thing) - 1] ?? "" });
}

/** A whole turn as a list of clauses; that it ends goes without saying, unless nothing else is done. */
export function turnWords(turn: readonly string[], names: readonly string[] = []): string {
  const told = turn.filter((action) => action !== "pass");
  if (told.length) return listWords(told.map((action) => actionWords(action, names)));
  return say(turn.length ? "coach-pass" : "coach-nothing");
}

/** The advice as a sentence: "Take the red 4 and place it on B3. Expected gain: +2.1 points." */
export function adviceWords(advice: Advice, step: number, names: readonly string[] = []): string {
  const words = turnWords(advice.turn.slice(step), names);
  const turn = words.charAt(0).toLocaleUpperCase(language.now) + words.slice(1);
  // What ending the turn at once would cost is news only before anything was done.
  if (step || advice.gain < 0.05) return say("coach-advice-plain", { turn });
  return say("coach-advice", { turn, gain: pointsWords(advice.gain, true) });
}

/** A reason as a sentence, or nothing for one that came after these words were written. */
export function reasonWords({ code, about, points }: Reason): string {
  const id = `coach-why-${code}`;
  return hasWords(id) ? say(id, { card: card(about).name, space: about, points }) : "";
}

/** Up to two reasons in a row; once the turn has begun they have been heard. */
export function whyWords(advice: Advice, step: number): string {
  return step ? "" : advice.why.map(reasonWords).filter(Boolean).slice(0, 2).join(" ");
}
