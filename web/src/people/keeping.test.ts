import { beforeEach, describe, expect, it, vi } from "vitest";
import { people } from "./api";
import { forgetKept, keepUp, take } from "./keeping";
import { clock, minutes } from "./quiet";

describe("what browsers keep for somebody with a key", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
  });

  it("goes to the server when it changed here", async () => {
    const keep = vi.spyOn(people, "keep").mockResolvedValue({ at: 5 });
    localStorage.setItem("vitral-settings", JSON.stringify({ theme: "dark" }));
    await keepUp(0);
    expect(keep).toHaveBeenCalledWith({ "vitral-settings": { theme: "dark" } });
    await keepUp(5);
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it("comes from the server when another browser changed it", () => {
    localStorage.setItem("vitral-away", JSON.stringify(["a"]));
    expect(take({ "vitral-away": ["b"], "vitral-companion": "not ours to take" }, 7)).toBe(true);
    expect(localStorage.getItem("vitral-away")).toBe('["b"]');
    expect(localStorage.getItem("vitral-companion")).toBeNull();
    expect(take({ "vitral-away": ["b"] }, 8)).toBe(false);
  });

  it("is agreed on anew after somebody else came", async () => {
    const keep = vi.spyOn(people, "keep").mockResolvedValue({ at: 9 });
    take({ "vitral-names": ["Ana"] }, 9);
    forgetKept();
    await keepUp(0);
    expect(keep).toHaveBeenCalledWith({ "vitral-names": ["Ana"] });
  });
});

describe("quiet hours", () => {
  it("are minutes of a day", () => {
    expect(clock(22 * 60 + 5)).toBe("22:05");
    expect(minutes("22:05")).toBe(22 * 60 + 5);
    expect(minutes("")).toBe(0);
  });
});
