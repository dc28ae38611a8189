import { describe, expect, it } from "vitest";
import { windowsInAddress, withWindow, savedWindows } from "./saved-windows";

function parsed(text: string | null): ReturnType<typeof savedWindows> {
  if (text === null) localStorage.removeItem("vitral-windows");
  else localStorage.setItem("vitral-windows", text);
  return savedWindows();
}

const [ONE, TWO] = ["41", "42"].map((name) => `own_3${"o".repeat(20)}_${name}`) as [string, string];

describe("saved windows", () => {
  it("are read back as they were saved, without anything that is no window", () => {
    expect(parsed(JSON.stringify([ONE, TWO]))).toEqual([ONE, TWO]);
    expect(parsed(JSON.stringify([ONE, 7, "via_lux", null]))).toEqual([ONE]);
    for (const stored of [null, "", "{", "{}", "null"]) expect(parsed(stored)).toEqual([]);
  });
  it("have the newest first, each only once", () => {
    expect(withWindow([ONE, TWO], TWO)).toEqual([TWO, ONE]);
  });
  it("are asked for by an address, as many as a table may have", () => {
    expect(windowsInAddress(`?new=bot&windows=${ONE},${TWO},${ONE},nonsense`)).toEqual([ONE, TWO]);
    expect(windowsInAddress("?new=bot")).toEqual([]);
  });
});
