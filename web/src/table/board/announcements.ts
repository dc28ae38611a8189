/** Announces what happens: sentences for screen readers, sounds, and refusals as notices. */

import { alertAloud, announce, announceLater } from "../../lib/device/announce.svelte";
import { soundOf } from "../entry-sounds";
import type { StoryLine, Scene, Sentence, ChatMessage } from "../../lib/protocol";
import type { ConnectionListener, TableConnection } from "../connection.svelte";
import { sound } from "../../lib/device/sound";
import { sentencesText, sentenceText, storyLines } from "../../lib/i18n/story";
import { mutedAt, chatText } from "../chat/chat";
import { isTextView } from "../../lib/device/table-view.svelte";

export function announcer(
  connection: () => TableConnection,
  names: () => string[],
  notify: (text: string) => void,
): ConnectionListener {
  /** What happened and has not been said yet. */
  let news: StoryLine[] = [];
  const newsText = (): string => {
    const lines = storyLines(news, names(), { news: true });
    news = [];
    return lines.map(({ text }) => text).join(" ");
  };
  return {
    shown(entries: StoryLine[], before: Scene, after: Scene) {
      if (entries.length && !news.length) announceLater(newsText);
      news.push(...entries);
      const found = soundOf(entries);
      if (found) sound(found);
      const mine = after.viewer !== null && after.seat === after.viewer;
      // In the text view the heading of the decision gets the focus.
      if (mine && !isTextView()) announce(sentenceText(after.question.prompt, names()));
      if (mine && before.seat !== after.seat) sound("turn");
    },
    refused(said: Sentence[]) {
      sound("no");
      const text = sentencesText(said, names());
      notify(text);
      alertAloud(text);
    },
    chatted(said: ChatMessage) {
      const { table, you } = connection();
      if (!table || you.includes(said.seat) || mutedAt(table.id).includes(said.seat)) return;
      const text = chatText(said, names(), you);
      if (!text) return;
      if (said.text) connection().unread += 1;
      if (said.nudged?.length) sound("turn");
      notify(text);
      announce(text);
    },
    hello() {
      const { scene } = connection();
      if (scene && !isTextView() && scene.phase === "playing" && scene.viewer !== null && scene.seat === scene.viewer)
        announce(sentenceText(scene.question.prompt, names()));
    },
  };
}
