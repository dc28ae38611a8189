/** What is heard when something happens: sentences for screen readers, small sounds, and refusals in words. */

import { alertAloud, announce, announceLater } from "../../lib/device/announce.svelte";
import { soundOf } from "../../lib/happening";
import type { StoryLine, Scene, Sentence, ChatMessage } from "../../lib/protocol";
import type { Listener, TableLine } from "../../lib/socket.svelte";
import { sound } from "../../lib/device/sound";
import { sayAll, sayIt, story } from "../../lib/words/teller";
import { mutedAt, talkWords } from "../../together/talk";
import { asText } from "../../lib/device/view.svelte";

export function announcer(line: () => TableLine, names: () => string[], notify: (text: string) => void): Listener {
  /** What happened and has not been said yet. */
  let news: StoryLine[] = [];
  const tell = (): string => {
    const told = story(news, names(), { news: true });
    news = [];
    return told.map(({ text }) => text).join(" ");
  };
  return {
    shown(entries: StoryLine[], before: Scene, after: Scene) {
      if (entries.length && !news.length) announceLater(tell);
      news.push(...entries);
      const heard = soundOf(entries);
      if (heard) sound(heard);
      const mine = after.viewer !== null && after.seat === after.viewer;
      // In words, the heading of the decision is where the focus goes.
      if (mine && !asText()) announce(sayIt(after.question.prompt, names()));
      if (mine && before.seat !== after.seat) sound("turn");
    },
    refused(said: Sentence[]) {
      sound("no");
      const text = sayAll(said, names());
      notify(text);
      alertAloud(text);
    },
    talked(said: ChatMessage) {
      const { table, you } = line();
      if (!table || you.includes(said.seat) || mutedAt(table.id).includes(said.seat)) return;
      const text = talkWords(said, names(), you);
      if (!text) return;
      if (said.nudged?.length) sound("turn");
      notify(text);
      announce(text);
    },
    hello() {
      const { scene } = line();
      if (scene && !asText() && scene.phase === "playing" && scene.viewer !== null && scene.seat === scene.viewer)
        announce(sayIt(scene.question.prompt, names()));
    },
  };
}
