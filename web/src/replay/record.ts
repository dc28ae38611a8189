/** Frames of a record that lies in a file on this device. */

import { api } from "../lib/api";
import type { ReplayFrames } from "../lib/protocol";
import type { Eyes } from "./position";
import type { Source } from "./reel";

/** The server plays the whole record at once for each pair of eyes; stretches are cut from its answer. */
export function ofRecord(text: string): Source {
  const whole = new Map<Eyes, Promise<ReplayFrames>>();
  return async (eyes, from, to) => {
    const coming = whole.get(eyes) ?? api.framesOf(text, eyes);
    whole.set(eyes, coming);
    coming.catch(() => whole.delete(eyes));
    const frames = await coming;
    return { ...frames, frames: frames.frames.slice(from, to) };
  };
}
