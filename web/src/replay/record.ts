/** Frames of a record that lies in a file on this device. */

import { Refusal } from "../lib/api";
import type { ReplayFrames, Problem } from "../lib/protocol";
import type { Eyes } from "./position";
import type { Source } from "./reel";

async function ask(text: string, eyes: Eyes): Promise<ReplayFrames> {
  const headers = { Accept: "application/json", "Content-Type": "application/json" };
  const answer = await fetch(`/api/frames?seat=${eyes}`, { method: "POST", headers, body: text }).catch(() => null);
  if (!answer) throw new Refusal(0, { code: "offline", message: "" });
  if (answer.ok) return (await answer.json()) as ReplayFrames;
  const unknown: Problem = { code: `http_${answer.status}`, message: "" };
  throw new Refusal(
    answer.status,
    await answer.json().then(
      (problem: Problem) => problem,
      () => unknown,
    ),
  );
}

/** The server plays the whole record at once for each pair of eyes; stretches are cut from its answer. */
export function ofRecord(text: string): Source {
  const whole = new Map<Eyes, Promise<ReplayFrames>>();
  return async (eyes, from, to) => {
    const coming = whole.get(eyes) ?? ask(text, eyes);
    whole.set(eyes, coming);
    coming.catch(() => whole.delete(eyes));
    const frames = await coming;
    return { ...frames, frames: frames.frames.slice(from, to) };
  };
}
