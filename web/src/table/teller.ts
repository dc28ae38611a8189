/** What is heard when something happens: sentences for screen readers, small sounds, and refusals in words. */

import { alertAloud, announce, announceLater } from "../lib/announce.svelte";
import type { Entry, Refused, Scene } from "../lib/protocol";
import type { Listener, TableLine } from "../lib/socket.svelte";
import { sound } from "../lib/sound";
import { asText } from "../lib/view.svelte";
import { hasWords, say } from "../lib/words.svelte";
import { instruction } from "./prompt";
import { sentences } from "./story";

const SOUNDS: Record<string, Parameters<typeof sound>[0]> = {
  roll: "roll",
  reroll: "roll",
  take: "take",
  own: "take",
  glass: "take",
  place: "place",
  tool: "tool",
  inspire: "tool",
};

export function teller(line: () => TableLine, names: () => string[], notify: (text: string) => void): Listener {
  /** What happened and has not been said yet. */
  let news: Entry[] = [];
  const tell = (): string => {
    const told = sentences(news, names());
    news = [];
    return told.join(" ");
  };
  return {
    shown(entries: Entry[], before: Scene, after: Scene) {
      const fresh = entries.filter((entry) => !goesWithoutSaying(entry, line().story));
      if (fresh.length && !news.length) announceLater(tell);
      news.push(...fresh);
      const heard = [...entries].reverse().find((entry) => SOUNDS[entry.what]);
      if (heard) sound(SOUNDS[heard.what]!);
      const mine = after.viewer !== null && after.seat === after.viewer;
      // In words, the heading of the decision is where the focus goes.
      if (mine && !asText()) announce(instruction(after));
      if (mine && before.seat !== after.seat) sound("turn");
    },
    refused(message: Refused) {
      sound("no");
      const reasons = (message.reasons ?? []).map((reason) => (hasWords(`reason-${reason}`) ? say(`reason-${reason}`) : ""));
      // A stale tab is put right by the scene that comes with it: only say so.
      const text = [say(message.code === "stale" ? "stale" : `refused-${message.code}`), ...reasons].filter(Boolean).join(" ");
      notify(text);
      alertAloud(text);
    },
    hello() {
      const { scene } = line();
      if (scene && !asText() && scene.phase === "playing" && scene.viewer !== null && scene.seat === scene.viewer) announce(instruction(scene));
    },
  };
}

/** The end of a turn is no news after what was done in it. */
function goesWithoutSaying(entry: Entry, story: readonly Entry[]): boolean {
  const same = (one: Entry): boolean => one.seat === entry.seat && one.round === entry.round && one.turn === entry.turn;
  return entry.what === "pass" && entry.by !== "timer" && story.some((one) => one !== entry && same(one) && one.what !== "roll");
}
