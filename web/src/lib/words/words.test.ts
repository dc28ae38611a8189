import { expect, it } from "vitest";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parseAst } from "vite";
import { saidInPlace } from "../../../lean-plugin";
import { allSources, packedWords, saidShort, shortNames } from "../../../names-plugin";
import { messagesOf, namedBy, namesOf, wordsOf } from "../../../words-plugin";
import { LANGUAGES } from "./languages";
import { hasWords, language, say, speak, speakMore, unpacked, withMinus } from "./words.svelte";

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

it("shortens the names of messages that are only ever said by their whole name", () => {
  const sources = ['say("game-on"); say(one ? "a-b.about" : "a-c")', "say(`made-${up}-title`)", 'say("made-by-title")'];
  const more = ['say("made-up"); say("compared-here"); if (message === "compared-here") say("favor-of")'];
  const names = ["game-on", "a-b", "a-c", "made-by-title", "made-up", "compared-here", "favor-of", "unsaid-here"];
  const short = shortNames([...sources, ...more], names);
  expect([...short]).toEqual(["game-on", "a-b", "a-c", "made-up"].map((name, at) => [name, (360 + at).toString(36)]));
  expect(saidShort(sources[0] ?? "", short)).toBe('say("a0"); say(one ? "a1.about" : "a2")');
});

it("says the same with short names, in every language", () => {
  const folder = resolve("../src/vitral/i18n");
  const page = resolve("src");
  const short = shortNames(allSources(page), namesOf(folder));
  expect(short.size).toBeGreaterThan(500);
  const cuts = { start: `${page}/main.ts`, table: [`${page}/table/TableScreen.svelte`] };
  for (const spoken of LANGUAGES)
    for (const piece of ["start", "rest", "beside"]) {
      const words = wordsOf(folder, spoken, piece, cuts);
      const spelled = (text: string): string[] => new FluentResource(text).body.map((one) => JSON.stringify(one));
      const packed = unpacked(packedWords(words, short));
      const renamed = spelled(words).map((one) =>
        one.replace(/(?<="(?:id|name)":")[\w-]+(?=")/g, (name) => short.get(name) ?? name),
      );
      expect(spelled(packed), `${spoken}, ${piece}`).toEqual(renamed);
      expect(packed.length).toBeLessThan(words.length);
    }
});

it("says sentences where they are shown", () => {
  const code = "$.template_effect(($0, $1) => { set(a, $0); set(b, $1) }, [() => say('x', { n: 1 }), () => costly()]);";
  expect(saidInPlace(code, parseAst)).toBe(
    "$.template_effect(($1) => { set(a, say('x', { n: 1 })); set(b, $1) }, [() => costly()]);",
  );
  const twice = "$.template_effect(($0) => { set(a, $0); set(b, $0) }, [() => say('x')]);";
  expect(saidInPlace(twice, parseAst)).toBe(twice);
});

it("writes numbers below zero with a minus", () => {
  expect([withMinus(-16), withMinus("a1: -3; 2-3, 2026-01-05, --seed")]).toEqual([
    "−16",
    "a1: −3; 2-3, 2026-01-05, --seed",
  ]);
  expect(say("points", { points: -25 })).toBe("−25 points");
});
