import { beforeEach, expect, it, vi } from "vitest";

/** An AudioContext that only counts what is started and stopped. */
const heard = { started: 0, stopped: 0, volume: [] as { value: number }[] };
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
  heard.volume.push(gain);
  return {
    gain,
    frequency: param(),
    Q: param(),
    connect: (to: unknown) => to,
    start: () => (heard.started += 1),
    stop: () => (heard.stopped += 1),
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
  Object.assign(heard, { started: 0, stopped: 0, volume: [] });
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
  expect(heard.started).toBe(0);
});

it.each(["roll", "take", "place", "tool", "turn", "end", "no"] as const)("makes the sound of %s", async (which) => {
  const { sound } = await with_({});
  sound(which);
  expect(heard.started).toBeGreaterThan(0);
});

it("is as loud as the settings say", async () => {
  const { sound } = await with_({ volume: 0.5 });
  sound("take");
  expect(heard.volume[0]?.value).toBe(0.25);
});

it("lets the room be heard once, and ends it on leaving", async () => {
  const { ambience } = await with_({});
  ambience(true);
  const { started } = heard;
  expect(started).toBeGreaterThan(0);
  ambience(true);
  expect(heard.started).toBe(started);
  ambience(false);
  expect(heard.stopped).toBe(started);
});

it("has no room to hear where that is not wanted", async () => {
  const { ambience } = await with_({ ambience: false });
  ambience(true);
  expect(heard.started).toBe(0);
});
