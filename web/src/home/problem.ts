/** What went wrong, in a sentence for people. */

import { Refusal } from "../lib/api";
import { say } from "../lib/words.svelte";

export function sentence(error: unknown): string {
  if (!(error instanceof Refusal)) {
    console.error(error);
    return say("problem-unknown");
  }
  if (error.problem.code === "offline") return say("problem-offline");
  if (error.status >= 500) return say("problem-server");
  if (error.status === 429) return say("problem-too-many");
  return error.problem.message || say("problem-unknown");
}

export function isOffline(error: unknown): boolean {
  return error instanceof Refusal && error.problem.code === "offline";
}
