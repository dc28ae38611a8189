/**
 * Sounds made on the spot: wood, glass and lead in a large room. Silent unless the person asked for sound.
 *
 * Everything passes one volume and, in part, a room made of fading noise.
 */

import { settings } from "./settings.svelte";

export type Sound = "roll" | "take" | "place" | "set" | "tool" | "turn" | "win" | "end" | "no";

interface Studio {
  audio: AudioContext;
  out: GainNode;
  room: AudioNode;
  noise: AudioBuffer;
}

/** Overtones of a struck pane: not those of a string, which is what makes it glass. */
const GLASS = [
  [1, 1],
  [2.76, 0.45],
  [5.4, 0.22],
  [8.93, 0.1],
] as const;
/** Five tones that go together in any order. */
const TONES = [659, 740, 880, 988, 1175] as const;
const ECHO_S = 1.6;

let studio: Studio | undefined;
let air: { stop: () => void } | undefined;

const randomBetween = (from: number, to: number): number => from + Math.random() * (to - from);

function noiseBuffer(audio: AudioContext, seconds: number, fade: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = randomBetween(-1, 1) * (1 - at / data.length) ** fade;
  return buffer;
}

function open(): Studio | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  if (!studio) {
    const audio = new AudioContext();
    const out = audio.createGain();
    out.connect(audio.destination);
    const room = audio.createConvolver();
    room.buffer = noiseBuffer(audio, ECHO_S, 3);
    const echo = audio.createGain();
    echo.gain.value = 0.16;
    room.connect(echo).connect(out);
    studio = { audio, out, room, noise: noiseBuffer(audio, 0.4, 0) };
  }
  void studio.audio.resume();
  studio.out.gain.value = settings.volume ** 2;
  return studio;
}

/** A gain that swells and fades, played directly and, by its share, through the reverb. */
function envelope({ audio, out, room }: Studio, start: number, length: number, loud: number, far: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.006, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out);
  const send = audio.createGain();
  send.gain.value = far;
  gain.connect(send).connect(room);
  return gain;
}

function tone(by: Studio, at: number, pitch: number, length: number, loud: number, far = 0.5): void {
  const start = by.audio.currentTime + at;
  const oscillator = by.audio.createOscillator();
  oscillator.frequency.value = pitch;
  oscillator.connect(envelope(by, start, length, loud, far));
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** A short knock: noise through a narrow band. */
function knock(by: Studio, at: number, pitch: number, length: number, loud: number, sharp = 3): void {
  const start = by.audio.currentTime + at;
  const source = by.audio.createBufferSource();
  source.buffer = by.noise;
  const band = by.audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = sharp;
  source.connect(band).connect(envelope(by, start, length, loud, 0.35));
  source.start(start, randomBetween(0, 0.2), length);
}

function glass(by: Studio, at: number, pitch: number, length: number, loud: number): void {
  for (const [over, share] of GLASS) tone(by, at, pitch * over, length / Math.sqrt(over), loud * share, 0.8);
}

const SOUNDS: Record<Sound, (by: Studio) => void> = {
  // Dice tumble out of a bag: hard at first, then closer together and softer.
  roll: (by) => {
    let at = 0;
    for (let turn = 0; turn < 11; turn += 1) {
      knock(by, at, randomBetween(1400, 3200), 0.045, 0.5 * (1 - turn / 14), 4);
      knock(by, at, randomBetween(300, 480), 0.06, 0.32 * (1 - turn / 14), 2);
      at += randomBetween(0.03, 0.085);
    }
  },
  take: (by) => {
    knock(by, 0, 2300, 0.04, 0.35, 5);
    knock(by, 0.02, 520, 0.05, 0.2);
  },
  place: (by) => {
    knock(by, 0, 900, 0.05, 0.35, 2);
    glass(by, 0.015, TONES[Math.floor(randomBetween(0, TONES.length))] ?? TONES[0], 1.1, 0.1);
  },
  // A scrape of metal and the ring of it.
  tool: (by) => {
    knock(by, 0, 3600, 0.16, 0.16, 1.5);
    knock(by, 0.1, 1900, 0.06, 0.3, 8);
    tone(by, 0.11, 2093, 0.4, 0.035);
    tone(by, 0.11, 3137, 0.3, 0.02);
  },
  turn: (by) => {
    glass(by, 0, 587, 0.9, 0.07);
    glass(by, 0.16, 880, 1.2, 0.06);
  },
  end: (by) => {
    [523, 659, 784, 1046, 1318].forEach((pitch, turn) => glass(by, turn * 0.19, pitch, 2.6, 0.08));
    [261, 392].forEach((pitch) => tone(by, 0.95, pitch, 3, 0.05, 1));
  },
  // A rising chord over the usual end.
  win: (by) => {
    [523, 659, 784, 1046, 1318, 1568, 2093].forEach((pitch, turn) => glass(by, turn * 0.12, pitch, 3, 0.09));
    [261, 392, 523].forEach((pitch) => tone(by, 0.9, pitch, 3.6, 0.06, 1));
  },
  // A row or column of the window is full: two panes ring together.
  set: (by) => {
    glass(by, 0.02, 880, 1.4, 0.08);
    glass(by, 0.14, 1175, 1.8, 0.07);
  },
  no: (by) => {
    knock(by, 0, 190, 0.12, 0.6, 1.5);
    knock(by, 0.09, 150, 0.12, 0.4, 1.5);
  },
};

export function sound(which: Sound): void {
  const by = open();
  if (by) SOUNDS[which](by);
}

/** The room itself, very quietly: low tones that go on, and now and then a distant pane of glass. */
function startAmbience(by: Studio): { stop: () => void } {
  const { audio, out } = by;
  const level = audio.createGain();
  level.gain.setValueAtTime(0, audio.currentTime);
  level.gain.linearRampToValueAtTime(0.03, audio.currentTime + 6);
  const dark = audio.createBiquadFilter();
  dark.frequency.value = 420;
  level.connect(dark).connect(out);
  const running = [110, 110.7, 164.8, 220.4].map((pitch, at) => {
    const voice = audio.createOscillator();
    voice.type = at < 2 ? "triangle" : "sine";
    voice.frequency.value = pitch;
    const slow = audio.createOscillator();
    slow.frequency.value = 0.03 + at * 0.017;
    const swell = audio.createGain();
    swell.gain.value = 0.5;
    const depth = audio.createGain();
    depth.gain.value = 0.4;
    slow.connect(depth).connect(swell.gain);
    voice.connect(swell).connect(level);
    voice.start();
    slow.start();
    return [voice, slow];
  });
  const far = setInterval(() => {
    if (Math.random() < 0.4) tone(by, 0, (TONES[Math.floor(randomBetween(0, 5))] ?? 880) * 2, 2.4, 0.008, 3);
  }, 5000);
  return {
    stop: () => {
      clearInterval(far);
      level.gain.cancelScheduledValues(audio.currentTime);
      level.gain.setTargetAtTime(0, audio.currentTime, 0.4);
      for (const tone of running.flat()) tone.stop(audio.currentTime + 2);
    },
  };
}

/** The ambience of a table, as the settings have it: call it when they change, and with `false` on leaving. */
export function ambience(on: boolean): void {
  const by = on && settings.ambience ? open() : null;
  if (by) air ??= startAmbience(by);
  else {
    air?.stop();
    air = undefined;
  }
}
