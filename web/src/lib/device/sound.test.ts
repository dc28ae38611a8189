import { beforeEach, expect, it, vi } from "vitest";

/** An AudioContext that only counts what is started and stopped. */
const played = { started: 0, stopped: 0, volume: [] as { value: number }[] };
const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
  setTargetAtTime: vi.fn(),
  cancelScheduledValues: vi.fn(),
});
function node(): Record<string, unknown> {
  const gain = param();
  played.volume.push(gain);
  return {
    gain,
    frequency: param(),
    Q: param(),
    connect: (to: unknown) => to,
    start: () => (played.started += 1),
    stop: () => (played.stopped += 1),
  };
}
class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume = () => Promise.resolve();
  createGain = node;
  createOscillator = node;
  createBiquadFilter = node;
  createConvolver = node;
  createBufferSource = node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  vi.resetModules();
  Object.assign(played, { started: 0, stopped: 0, volume: [] });
  vi.stubGlobal("AudioContext", FakeAudio);
});

async function with_(part: Partial<import("./settings.svelte").Settings>) {
  const { changeSettings } = await import("./settings.svelte");
  changeSettings({ sound: true, ambience: true, volume: 0.5, ...part });
  return await import("./sound");
}

it("is silent unless asked for", async () => {
  const { sound, ambience } = await with_({ sound: false });
  sound("place");
  ambience(true);
  expect(played.started).toBe(0);
});

it.each(["roll", "take", "place", "tool", "turn", "end", "no"] as const)("makes the sound of %s", async (which) => {
  const { sound } = await with_({});
  sound(which);
  expect(played.started).toBeGreaterThan(0);
});

it("is as loud as the settings say", async () => {
  const { sound } = await with_({ volume: 0.5 });
  sound("take");
  expect(played.volume[0]?.value).toBe(0.25);
});

it("plays the ambience once, and ends it on leaving", async () => {
  const { ambience } = await with_({});
  ambience(true);
  const { started } = played;
  expect(started).toBeGreaterThan(0);
  ambience(true);
  expect(played.started).toBe(started);
  ambience(false);
  expect(played.stopped).toBe(started);
});

it("plays no ambience where that is not wanted", async () => {
  const { ambience } = await with_({ ambience: false });
  ambience(true);
  expect(played.started).toBe(0);
});
