import { describe, expect, it } from "vitest";
import { resumePoint, neighborLesson, emptyProgress, savedProgress, isUnderway } from "./lesson-progress";

function parsed(text: string | null): ReturnType<typeof savedProgress> {
  if (text === null) localStorage.removeItem("vitral-lessons");
  else localStorage.setItem("vitral-lessons", text);
  return savedProgress();
}

const LESSONS = ["window", "first", "score"].map((id) => ({ id, steps: 2 }));

describe("progress", () => {
  it("is read back as it was stored", () => {
    const progress = { at: "first", answers: ["place A1", "next"], passed: ["window"] };
    expect(parsed(JSON.stringify(progress))).toEqual(progress);
    expect(isUnderway(progress)).toBe(true);
  });
  it("is nothing where nothing can be read", () => {
    for (const stored of [null, "", "{", "null", "7", '{"at":3,"answers":{},"passed":[1]}'])
      expect(parsed(stored)).toEqual(emptyProgress());
    expect(isUnderway(emptyProgress())).toBe(false);
  });
});

describe("where to go on", () => {
  const progress = { at: "first", answers: ["place A1"], passed: [] };
  it("is where one stopped", () => {
    expect(resumePoint(progress, LESSONS, "")).toEqual({ id: "first", answers: ["place A1"] });
    expect(resumePoint(progress, LESSONS, "first")).toEqual({ id: "first", answers: ["place A1"] });
  });
  it("is the resumePoint of another lesson, if one asks for it", () => {
    expect(resumePoint(progress, LESSONS, "score")).toEqual({ id: "score", answers: [] });
  });
  it("is the first lesson for everybody else", () => {
    expect(resumePoint(emptyProgress(), LESSONS, "")).toEqual({ id: "window", answers: [] });
    expect(resumePoint({ ...progress, at: "gone" }, LESSONS, "nowhere")).toEqual({ id: "window", answers: [] });
  });
  it("is one lesson further or back", () => {
    expect(neighborLesson(LESSONS, "window", 1)).toBe("first");
    expect(neighborLesson(LESSONS, "score", 1)).toBe("");
    expect(neighborLesson(LESSONS, "window", -1)).toBe("");
  });
});
