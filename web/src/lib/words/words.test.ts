import { afterEach, expect, it } from "vitest";
import { messagesOf, namedBy } from "../../../words-plugin";
import { hasWords, language, say, speak, speakWhole } from "./words.svelte";

afterEach(() => speak("en", true));

it("says the start with the first piece, and the rest once it is asked for", async () => {
  await speak("de", false);
  expect(say("home-title")).toBe("Vitral");
  expect(hasWords("story-take")).toBe(false);
  await speakWhole();
  expect(language.now).toBe("de");
  expect(hasWords("story-take")).toBe(true);
});

it("waits for the whole of the language asked for last", async () => {
  await speak("en", false);
  const whole = speakWhole();
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
