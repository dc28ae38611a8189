/** Error messages as sentences for people. */

import { Refusal } from "../api";
import { hasMessage, optionRefusalText, say } from "./translator.svelte";

export function errorText(error: unknown): string {
  if (!(error instanceof Refusal)) {
    console.error(error);
    return say("problem-unknown");
  }
  if (isOffline(error)) return say("problem-offline");
  const { text, message } = error.problem;
  // Errors without a text for people have an English one for developers.
  if (!text) console.info(message);
  return text || say(error.status >= 500 ? "problem-server" : "problem-unknown");
}

/** The option a refusal is about, and why it cannot be had; null if it is about none. */
export function refusedOption(error: unknown): { option: string; why: string } | null {
  const facts =
    error instanceof Refusal && error.problem.sentence?.message === "fault-at"
      ? error.problem.sentence.facts
      : undefined;
  const option = typeof facts?.where === "string" && hasMessage(`option-${facts.where}`) ? facts.where : "";
  const what = facts?.what;
  const why = typeof what === "object" && !Array.isArray(what) ? optionRefusalText(what) : "";
  return option && why ? { option, why } : null;
}

export function isOffline(error: unknown): boolean {
  return error instanceof Refusal && error.problem.code === "offline";
}

export function reasonText(reason: string): string {
  return hasMessage(`reason-${reason}`) ? say(`reason-${reason}`) : say("reason-other");
}
