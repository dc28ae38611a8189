import { afterEach, expect, it } from "vitest";
import { messagesOf, namedBy } from "../../../words-plugin";
import { hasWords, language, say, speak, speakMore } from "./words.svelte";

afterEach(() => speak("en", 3));

it("says the start with the first piece, and the rest once it is asked for", async () => {
  await speak("de", 1);
  expect(say("home-title")).toBe("Vitral");
  expect(hasWords("story-take")).toBe(false);
  await speakMore();
  expect(language.now).toBe("de");
  expect(hasWords("story-take")).toBe(true);
});

it("says what screens beside the table say only for them", async () => {
  await speak("de", 2);
  expect(hasWords("talk-emote-hello"), "a table has it").toBe(true);
  expect(hasWords("refused-no_chat"), "a table is told it").toBe(true);
  expect(hasWords("you-intro")).toBe(false);
  await speakMore(3);
  expect(hasWords("you-intro")).toBe(true);
});

it("waits for the whole of the language asked for last", async () => {
  await speak("en", 1);
  const whole = speakMore();
  void speak("ru");
  await whole;
  expect(language.now).toBe("ru");
  expect(hasWords("story-take")).toBe(true);
});

it("finds what sources name, what they put together, and what that refers to", () => {
  const text = "one = 1\ntwo = { three }\nthree = 3\noption-a = A\n    .about = { -term }\n-term = T\nfour = 4\n";
  const named = namedBy(['say("two")', "say(`option-${name}`)"], messagesOf(text));
  expect([...named].sort()).toEqual(["-term", "option-a", "three", "two"]);
});
