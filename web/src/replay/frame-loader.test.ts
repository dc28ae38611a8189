import { expect, it, vi } from "vitest";
import type { ReplayFrame } from "../lib/protocol";
import { waitForBots, FrameLoader, type Source } from "./frame-loader";

function counted(plies: number, asked: string[]): Source {
  return (perspective, from, to) => {
    asked.push(`${perspective} ${from}-${to}`);
    const frames = Array.from({ length: Math.min(to, plies) - from }, (_, i) => ({
      story: [{ message: `m${from + i}` }],
      scene: { ply: from + i },
    }));
    return Promise.resolve({ seats: [], options: {}, plies, rounds: [], frames: frames as unknown as ReplayFrame[] });
  };
}

it("fetches a stretch once and the next one ahead of time", async () => {
  const asked: string[] = [];
  const reel = new FrameLoader(counted(100, asked));
  expect((await reel.frame("all", 0))?.scene.ply).toBe(0);
  expect((await reel.frame("all", 5))?.scene.ply).toBe(5);
  expect(asked).toEqual(["all 0-40"]);
  await reel.frame("all", 30);
  expect(asked).toEqual(["all 0-40", "all 40-80"]);
  expect((await reel.frame("all", 99))?.scene.ply).toBe(99);
  expect(asked.at(-1)).toBe("all 80-120");
});

it("returns what happened so far, as far as it is known without a gap", async () => {
  const reel = new FrameLoader(counted(100, []));
  await reel.frame("all", 81);
  expect(reel.story("all", 81).map((entry) => entry.message)).toEqual(["m80", "m81"]);
  await reel.frame("all", 0);
  expect(reel.story("all", 2)).toHaveLength(3);
  expect(reel.story("all", 81)).toHaveLength(2);
  await reel.frame("all", 40);
  expect(reel.story("all", 81)).toHaveLength(82);
});

it("loads each perspective for itself", async () => {
  const asked: string[] = [];
  const reel = new FrameLoader(counted(10, asked));
  await reel.frame(0, 3);
  await reel.frame(1, 3);
  expect(asked).toEqual(["0 0-40", "1 0-40"]);
});

it("asks again after a failure", async () => {
  let times = 0;
  const good = counted(10, []);
  const reel = new FrameLoader((...args) => (times++ ? good(...args) : Promise.reject(new Error("offline"))));
  await expect(reel.frame("all", 2)).rejects.toThrow("offline");
  expect((await reel.frame("all", 2))?.scene.ply).toBe(2);
});

it("waits for bots that are still playing, once", async () => {
  let times = 0;
  const asked: string[] = [];
  const source = waitForBots(counted(10, asked), () => Promise.resolve(++times > 2), [2000, 1000, 4000]);
  const first = source("all", 0, 40);
  await vi.advanceTimersByTimeAsync(1000);
  expect([times, asked]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(2000);
  await first;
  await source(0, 0, 40);
  expect([times, asked]).toEqual([3, ["all 0-40", "0 0-40"]]);
});
