/** The frames of a game, fetched in parts when they are needed. */

import type { ReplayFrame, ReplayFrames, StoryLine } from "../lib/protocol";
import type { Perspective } from "./replay-position";
import { seatText } from "../lib/bots";
import { say } from "../lib/i18n/translator.svelte";
import { api } from "../lib/api";

/** Fetches the moments `from` up to, not including, `to`. */
export type Source = (perspective: Perspective, from: number, to: number) => Promise<ReplayFrames>;
export type About = Omit<ReplayFrames, "frames">;

const FRAMES_PER_REQUEST = 40;
/** Bots need a second or two for a whole game. */
const RETRY_DELAYS_MS = [300, 600, 900, 1500, 1500, 3000, 3000, 5000, 5000, 10_000, 10_000];

/** A source that waits for a game which bots are still playing; `over` asks whether they are done. */
export function waitForBots(
  source: Source,
  over: () => Promise<boolean>,
  pauses: readonly number[] = RETRY_DELAYS_MS,
): Source {
  return async (...wanted) => {
    for (const pause of pauses) {
      if (await over()) break;
      await new Promise((done) => setTimeout(done, pause));
    }
    pauses = []; // wait only once
    return source(...wanted);
  };
}

export class FrameLoader {
  about: About | null = null;
  #source: Source;
  #stretches = new Map<string, Promise<ReplayFrame[]>>();
  #held = new Map<string, ReplayFrame[]>();

  constructor(source: Source) {
    this.#source = source;
  }

  /** Returns one moment from a perspective; the stretch after it is fetched along. */
  async frame(perspective: Perspective, at: number): Promise<ReplayFrame | undefined> {
    const index = Math.floor(at / FRAMES_PER_REQUEST);
    const frames = await this.#stretch(perspective, index);
    const plies = this.about?.plies ?? 0;
    if (at % FRAMES_PER_REQUEST > FRAMES_PER_REQUEST / 2 && (index + 1) * FRAMES_PER_REQUEST < plies)
      void this.#stretch(perspective, index + 1).catch(() => {});
    return frames[at % FRAMES_PER_REQUEST];
  }

  /** Returns the story up to a frame, as far back as frames are loaded without a gap. */
  story(perspective: Perspective, at: number): StoryLine[] {
    const lines: StoryLine[][] = [];
    for (let index = Math.floor(at / FRAMES_PER_REQUEST); index >= 0; index -= 1) {
      const frames = this.#held.get(`${perspective}:${index}`);
      if (!frames) break;
      lines.unshift(frames.slice(0, Math.max(0, at - index * FRAMES_PER_REQUEST + 1)).flatMap((frame) => frame.story));
    }
    return lines.flat();
  }

  #stretch(perspective: Perspective, index: number): Promise<ReplayFrame[]> {
    const key = `${perspective}:${index}`;
    const known = this.#stretches.get(key);
    if (known) return known;
    const from = index * FRAMES_PER_REQUEST;
    const coming = this.#source(perspective, from, from + FRAMES_PER_REQUEST).then(({ frames, ...about }) => {
      this.about = about;
      this.#held.set(key, frames);
      return frames;
    });
    // A failure is not cached, so the next call tries again.
    coming.catch(() => this.#stretches.delete(key));
    this.#stretches.set(key, coming);
    return coming;
  }
}

/** Names by seat, the Automa's last. */
export function replayNames({ seats }: About): string[] {
  const otherwise = (at: number): string =>
    seats[at]?.kind === "automa" ? say("automa-name") : say("player-name", { number: at + 1 });
  return seatText(
    seats.map((seat) => seat.name),
    seats.map((seat) => seat.bot),
    otherwise,
  );
}

/** The server plays the whole record at once for each perspective; stretches are cut from its answer. */
export function recordSource(text: string): Source {
  const whole = new Map<Perspective, Promise<ReplayFrames>>();
  return async (perspective, from, to) => {
    const coming = whole.get(perspective) ?? api.framesOf(text, perspective);
    whole.set(perspective, coming);
    coming.catch(() => whole.delete(perspective));
    const frames = await coming;
    return { ...frames, frames: frames.frames.slice(from, to) };
  };
}
