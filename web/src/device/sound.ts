/** A few short sounds, made on the spot: no files. They differ in shape, not only in pitch. */

import { isOn, isTouched } from "./settings.svelte";

export type Cue = "turn" | "window" | "hit" | "out" | "coin" | "beer";

/** Sounds that tell of the game, the more important first: when several come at once, one is heard. */
export const BY_WEIGHT: Cue[] = ["out", "hit", "beer", "coin"];

interface Tone {
  /** Seconds after the beginning. */
  at: number;
  /** Seconds. */
  lasts: number;
  /** Hertz at its beginning and at its end. */
  from: number;
  to?: number;
  wave: OscillatorType;
  loud?: number;
}

const TONES: Record<Cue, Tone[]> = {
  turn: [
    { at: 0, lasts: 0.18, from: 523, wave: "triangle" },
    { at: 0.16, lasts: 0.34, from: 784, wave: "triangle" },
  ],
  window: [
    { at: 0, lasts: 0.07, from: 1175, wave: "square", loud: 0.35 },
    { at: 0.11, lasts: 0.07, from: 1175, wave: "square", loud: 0.35 },
    { at: 0.22, lasts: 0.07, from: 1175, wave: "square", loud: 0.35 },
  ],
  hit: [{ at: 0, lasts: 0.16, from: 190, to: 55, wave: "sawtooth" }],
  out: [
    { at: 0, lasts: 0.3, from: 330, to: 247, wave: "sawtooth", loud: 0.6 },
    { at: 0.28, lasts: 0.6, from: 220, to: 65, wave: "sawtooth", loud: 0.7 },
  ],
  coin: [
    { at: 0, lasts: 0.06, from: 1568, wave: "sine" },
    { at: 0.06, lasts: 0.25, from: 2093, wave: "sine", loud: 0.7 },
  ],
  beer: [
    { at: 0, lasts: 0.09, from: 300, to: 620, wave: "sine" },
    { at: 0.12, lasts: 0.09, from: 340, to: 700, wave: "sine" },
    { at: 0.24, lasts: 0.12, from: 380, to: 860, wave: "sine" },
  ],
};

const VOLUME = 0.22;

let context: AudioContext | null = null;

/** Let a sound be heard, if sound is on. */
export function hear(cue: Cue): void {
  if (!isOn("sound") || !isTouched() || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[cue]) sound(context, tone);
}

function sound(context: AudioContext, { at, lasts, from, to = from, wave, loud = 1 }: Tone): void {
  const begin = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(VOLUME * loud, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + lasts + 0.02);
}
