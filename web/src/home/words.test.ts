import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const texts = import.meta.glob<string>("$words/en/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

it("every word the page says is there, once", () => {
  const bundle = new FluentBundle("en");
  const problems = Object.entries(texts).flatMap(([path, text]) => bundle.addResource(new FluentResource(text)).map((error) => `${path}: ${error.message}`));
  for (const [path, source] of Object.entries(sources)) {
    for (const [, id = "", attribute] of source.matchAll(/\bsay\(\s*"([\w-]+)(?:\.(\w+))?"/g)) {
      // The comments of words.svelte.ts say `say("message")`.
      if (id === "message") continue;
      const message = bundle.getMessage(id);
      const there = attribute ? message?.attributes[attribute] : message?.value;
      if (!there) problems.push(`${path}: no words for ${id}${attribute ? `.${attribute}` : ""}`);
    }
  }
  expect(problems).toEqual([]);
});
