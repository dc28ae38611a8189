import { expect, it } from "vitest";
import type { ChatMessage } from "../../lib/protocol";
import { mute, mutedAt, chatText } from "./chat";

const NAMES = ["Ana", "Rui"];
const said = (part: Partial<ChatMessage>): ChatMessage => ({ type: "chat_message", seat: 0, at: 0, ...part });

it("says emotes in the reader's language, and words as they were written", () => {
  expect(chatText(said({ emote: "nice" }), NAMES, [1])).toBe("Ana: Nice!");
  expect(chatText(said({ text: "<b>hi</b>" }), NAMES, [1])).toBe("Ana: <b>hi</b>");
});

it("shows a nudge only to whom it is for", () => {
  expect(chatText(said({ nudged: [1] }), NAMES, [1])).toContain("Ana");
  expect(chatText(said({ nudged: [1] }), NAMES, [0])).toBe("");
});

it("remembers by table who is muted", () => {
  mute("one", 1, true);
  expect(mutedAt("one")).toEqual([1]);
  expect(mutedAt("two")).toEqual([]);
  mute("one", 1, false);
  expect(mutedAt("one")).toEqual([]);
});
