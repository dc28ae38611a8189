import { expect, it, vi } from "vitest";
import type { ReplayFrame } from "../lib/protocol";
import { ReplayPlayer } from "./replay-player.svelte";
import { MS_PER_FRAME } from "./replay-position";
import { FrameLoader } from "./frame-loader";

const PLIES = 6;
const reel = (): FrameLoader =>
  new FrameLoader((_, from, to) => {
    const frames = Array.from({ length: Math.max(0, Math.min(to, PLIES) - from) }, (_, i) => ({
      story: [],
      scene: { ply: from + i },
    }));
    return Promise.resolve({
      seats: [],
      options: {},
      plies: PLIES,
      rounds: [1, 4],
      frames: frames as unknown as ReplayFrame[],
    });
  });

it("plays to the end and stops there; then from the start again", async () => {
  const player = new ReplayPlayer(reel(), 0, "all");
  await player.show(0);
  await player.play();
  await vi.advanceTimersByTimeAsync(MS_PER_FRAME * 2);
  expect(player.at).toBe(2);
  await vi.advanceTimersByTimeAsync(MS_PER_FRAME * 9);
  expect([player.at, player.playing, player.ended]).toEqual([PLIES - 1, false, true]);
  await player.play();
  expect([player.at, player.playing]).toEqual([0, true]);
  player.pause();
});

it("a key stops playing and moves", async () => {
  const player = new ReplayPlayer(reel(), 2, "all");
  await player.show(2);
  await player.play();
  expect(player.key("ArrowDown")).toBe(true);
  expect([player.playing, player.at]).toEqual([false, 4]);
  expect(player.key("q")).toBe(false);
});

it("an address after the end shows the end", async () => {
  const player = new ReplayPlayer(reel(), 999, 1);
  await player.show(999);
  expect([player.at, player.frame?.scene.ply]).toEqual([PLIES - 1, PLIES - 1]);
});

it("the last moment asked for is the one that is shown", async () => {
  const player = new ReplayPlayer(reel(), 0, "all");
  await player.show(0);
  await Promise.all([player.show(3), player.show(1)]);
  expect(player.frame?.scene.ply).toBe(1);
});
