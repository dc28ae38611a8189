import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { say } from "../lib/i18n/translator.svelte";
import { sceneOf } from "../table/fixture";
import LessonScreen from "./LessonScreen.svelte";

beforeEach(() => {
  vi.spyOn(api, "lessons").mockResolvedValue({ lessons: [{ id: "window", steps: 2 }] });
  vi.spyOn(api, "lesson").mockResolvedValue({
    lesson: "window", step: 0, steps: 2, table: 0, id: "start", task: "read", complete: true, finished: false, answers: [], starts: [0],
    facts: [], shows: ["pool"], options: null, marks: [], lit: [], sheet: [], total: null, verdict: null, story: [], scene: sceneOf(),
  }); // prettier-ignore
});

it("a lesson can be read as text, and looked at again", async () => {
  render(LessonScreen, { id: "" });
  await fireEvent.click(await screen.findByRole("button", { name: say("view-text") }));
  expect(await screen.findByRole("heading", { name: say("text-dice") })).toBeTruthy();
  expect(document.querySelector(".lesson-board")).toBeNull();
  expect(screen.getByRole("heading", { level: 1, name: say("lesson-window") })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: say("view-picture") }));
  expect(screen.queryByRole("heading", { name: say("text-dice") })).toBeNull();
  expect(document.querySelector(".lesson-board")).not.toBeNull();
});
