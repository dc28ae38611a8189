import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refusal } from "../lib/api";
import type { LessonState } from "../lib/protocol";
import { sceneOf } from "../table/fixture";
import { LessonSession } from "./lesson-session.svelte";
import { savedProgress } from "./lesson-progress";

/** A server whose lessons have two steps; each takes "do", then "next". Anything else is wrong. */
function serve(): void {
  vi.spyOn(api, "lessons").mockResolvedValue({ lessons: ["window", "first"].map((id) => ({ id, steps: 2 })) });
  vi.spyOn(api, "lesson").mockImplementation(async (lesson: string, answers: string[]) => {
    const good = answers.findIndex((text, at) => text !== ["do", "next"][at % 2]);
    const accepted = good < 0 ? answers : answers.slice(0, good);
    const step = Math.min(Math.floor(accepted.length / 2), 1);
    return {
      lesson, step, steps: 2, table: 0, id: "s", task: "do", complete: accepted.length % 2 === 1, finished: accepted.length === 4,
      answers: accepted, starts: [0, 2].slice(0, step + 1), facts: [], shows: [], options: null, marks: [], lit: [], sheet: [], total: null,
      verdict: answers.length ? { right: good < 0, result: good < 0 ? "done" : "refused", reasons: good < 0 ? [] : ["not_on_edge"], sentences: [] } : null,
      story: [], scene: sceneOf(),
    } satisfies LessonState; // prettier-ignore
  });
}

describe("learning", () => {
  let learning: LessonSession;
  const where = (): [string | undefined, number | undefined, string[] | undefined] => [
    learning.now?.lesson,
    learning.now?.step,
    learning.now?.answers,
  ];

  beforeEach(async () => {
    serve();
    learning = new LessonSession();
    await learning.begin("");
  });

  it("begins with the first lesson, and can go no further back", async () => {
    expect(where()).toEqual(["window", 0, []]);
    expect(learning.first).toBe(true);
    await learning.back();
    expect(where()).toEqual(["window", 0, []]);
  });

  it("keeps right answers, and shows why the others are wrong", async () => {
    expect((await learning.answer("jump")).reasons).toEqual(["not_on_edge"]);
    expect(where()).toEqual(["window", 0, []]);
    expect((await learning.answer("do")).reasons).toEqual([]);
    expect(where()).toEqual(["window", 0, ["do"]]);
    expect(savedProgress()).toEqual({ at: "window", answers: ["do"], passed: [] });
  });

  it("is taken up again where it was left", async () => {
    for (const text of ["do", "next"]) await learning.answer(text);
    learning = new LessonSession();
    await learning.begin("");
    expect(where()).toEqual(["window", 1, ["do", "next"]]);
  });

  it("goes back by steps, then by lessons", async () => {
    await learning.skip();
    for (const text of ["do", "next", "do"]) await learning.answer(text);
    await learning.back();
    expect(where()).toEqual(["first", 1, ["do", "next"]]);
    await learning.back();
    expect(where()).toEqual(["first", 0, []]);
    await learning.back();
    expect(where()).toEqual(["window", 0, []]);
  });

  it("takes one choice back", async () => {
    await learning.answer("do");
    await learning.undo();
    expect(where()).toEqual(["window", 0, []]);
  });

  it("ends behind the last lesson, and remembers which were gone through", async () => {
    for (const text of ["do", "next", "do"]) await learning.answer(text);
    expect(learning.progress.passed, "as soon as it is done").toEqual(["window"]);
    await learning.answer("next");
    expect(where()).toEqual(["first", 0, []]);
    expect(learning.progress.passed).toEqual(["window"]);
    await learning.skip();
    expect(learning.ended).toBe(true);
    expect(savedProgress()).toEqual({ at: "", answers: [], passed: ["window"] });
    await learning.restart();
    expect(learning.ended).toBe(false);
    expect(savedProgress().passed).toEqual([]);
    expect(where()).toEqual(["window", 0, []]);
  });

  it("asks the server one thing at a time", async () => {
    const both = [learning.answer("do"), learning.answer("do")];
    await Promise.all(both);
    expect(where()).toEqual(["window", 0, ["do"]]);
  });

  it("says what went wrong, and loses nothing", async () => {
    await learning.answer("do");
    vi.spyOn(api, "lesson").mockRejectedValueOnce(new Refusal(0, { code: "offline", message: "" }));
    expect((await learning.answer("next")).reasons).toEqual([]);
    expect(learning.problem).not.toBe("");
    await learning.answer("next");
    expect(learning.problem).toBe("");
    expect(where()).toEqual(["window", 1, ["do", "next"]]);
  });
});
