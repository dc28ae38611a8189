/** Small sounds made on the spot: glass, lead and wood. Silent unless the person asked for sound. */

import { settings } from "./settings.svelte";

export type Sound = "roll" | "take" | "place" | "tool" | "turn" | "end" | "no";

let audio: AudioContext | undefined;

function tone(at: number, pitch: number, length: number, loud: number, kind: OscillatorType = "sine"): void {
  if (!audio) return;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = kind;
  oscillator.frequency.value = pitch;
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const SOUNDS: Record<Sound, () => void> = {
  roll: () =>
    [0, 0.05, 0.09, 0.15, 0.2].forEach((at, turn) => tone(at, 900 + 220 * (turn % 3), 0.06, 0.05, "triangle")),
  take: () => tone(0, 660, 0.12, 0.06, "triangle"),
  place: () => [880, 1318, 1976].forEach((pitch, turn) => tone(turn * 0.012, pitch, 0.5 - turn * 0.1, 0.05)),
  tool: () => [392, 494].forEach((pitch, turn) => tone(turn * 0.07, pitch, 0.2, 0.05, "triangle")),
  turn: () => [587, 784].forEach((pitch, turn) => tone(turn * 0.11, pitch, 0.4, 0.05)),
  end: () => [523, 659, 784, 1046].forEach((pitch, turn) => tone(turn * 0.16, pitch, 1.1, 0.05)),
  no: () => tone(0, 180, 0.16, 0.06, "triangle"),
};

export function sound(which: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
  SOUNDS[which]();
}
