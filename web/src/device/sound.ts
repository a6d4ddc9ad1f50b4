/** Short sounds, made on the spot: no files. They differ in shape, not only in pitch. */

import { isOn, isTouched } from "./settings.svelte";
import { volume } from "./volume.svelte";

export type Cue =
  | "turn"
  | "window"
  | "attack"
  | "grab"
  | "block"
  | "dodge"
  | "hit-light"
  | "hit"
  | "hit-hard"
  | "humiliation"
  | "hold"
  | "heal"
  | "lost"
  | "out"
  | "win"
  | "coin"
  | "claim"
  | "auction"
  | "beer";

/** Sounds that tell of the game, the more important first: when several come at once, one is heard. */
export const BY_WEIGHT: Cue[] = ["out", "hit", "beer", "coin"];

interface Tone {
  /** Seconds after the beginning. */
  at: number;
  /** Seconds. */
  lasts: number;
  /** Hertz at its beginning and at its end; of noise, what passes its filter. */
  from: number;
  to?: number;
  wave: OscillatorType | "noise";
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
  // A card comes down with a whoosh; a Grab is a rising one.
  attack: [
    { at: 0, lasts: 0.22, from: 2400, to: 500, wave: "noise", loud: 0.8 },
    { at: 0.18, lasts: 0.1, from: 150, to: 90, wave: "triangle" },
  ],
  grab: [
    { at: 0, lasts: 0.28, from: 400, to: 1800, wave: "noise", loud: 0.6 },
    { at: 0.24, lasts: 0.12, from: 240, to: 160, wave: "sine" },
  ],
  // Wood on wood; air that is missed.
  block: [
    { at: 0, lasts: 0.06, from: 900, to: 420, wave: "square", loud: 0.6 },
    { at: 0.07, lasts: 0.12, from: 520, to: 260, wave: "triangle" },
  ],
  dodge: [
    { at: 0, lasts: 0.18, from: 600, to: 3600, wave: "noise", loud: 0.5 },
    { at: 0.16, lasts: 0.2, from: 700, to: 1300, wave: "sine", loud: 0.6 },
  ],
  "hit-light": [{ at: 0, lasts: 0.1, from: 260, to: 110, wave: "sawtooth", loud: 0.6 }],
  hit: [
    { at: 0, lasts: 0.16, from: 190, to: 55, wave: "sawtooth" },
    { at: 0, lasts: 0.08, from: 1200, to: 300, wave: "noise", loud: 0.7 },
  ],
  "hit-hard": [
    { at: 0, lasts: 0.34, from: 140, to: 38, wave: "sawtooth" },
    { at: 0, lasts: 0.2, from: 900, to: 120, wave: "noise" },
    { at: 0.16, lasts: 0.3, from: 90, to: 32, wave: "square", loud: 0.5 },
  ],
  // The table laughs: four falling notes.
  humiliation: [
    { at: 0, lasts: 0.14, from: 622, to: 587, wave: "sawtooth", loud: 0.5 },
    { at: 0.17, lasts: 0.14, from: 587, to: 554, wave: "sawtooth", loud: 0.5 },
    { at: 0.34, lasts: 0.14, from: 554, to: 523, wave: "sawtooth", loud: 0.5 },
    { at: 0.51, lasts: 0.5, from: 523, to: 349, wave: "sawtooth", loud: 0.5 },
  ],
  hold: [
    { at: 0, lasts: 0.4, from: 110, to: 175, wave: "sawtooth", loud: 0.5 },
    { at: 0.3, lasts: 0.25, from: 175, to: 120, wave: "sawtooth", loud: 0.5 },
  ],
  heal: [
    { at: 0, lasts: 0.14, from: 523, wave: "sine" },
    { at: 0.12, lasts: 0.14, from: 659, wave: "sine" },
    { at: 0.24, lasts: 0.3, from: 880, wave: "sine" },
  ],
  lost: [
    { at: 0, lasts: 0.22, from: 392, to: 370, wave: "triangle" },
    { at: 0.24, lasts: 0.45, from: 311, to: 233, wave: "triangle" },
  ],
  out: [
    { at: 0, lasts: 0.3, from: 330, to: 247, wave: "sawtooth", loud: 0.6 },
    { at: 0.28, lasts: 0.6, from: 220, to: 65, wave: "sawtooth", loud: 0.7 },
    { at: 0.8, lasts: 0.25, from: 500, to: 80, wave: "noise" },
  ],
  win: [
    { at: 0, lasts: 0.16, from: 523, wave: "square", loud: 0.5 },
    { at: 0.16, lasts: 0.16, from: 659, wave: "square", loud: 0.5 },
    { at: 0.32, lasts: 0.16, from: 784, wave: "square", loud: 0.5 },
    { at: 0.48, lasts: 0.7, from: 1047, wave: "square", loud: 0.5 },
  ],
  coin: [
    { at: 0, lasts: 0.06, from: 1568, wave: "sine" },
    { at: 0.06, lasts: 0.25, from: 2093, wave: "sine", loud: 0.7 },
  ],
  claim: [
    { at: 0, lasts: 0.3, from: 1319, wave: "triangle" },
    { at: 0.02, lasts: 0.3, from: 1976, wave: "sine", loud: 0.5 },
  ],
  // A hammer on a desk, twice.
  auction: [
    { at: 0, lasts: 0.08, from: 320, to: 120, wave: "square", loud: 0.7 },
    { at: 0.22, lasts: 0.12, from: 280, to: 90, wave: "square", loud: 0.8 },
  ],
  beer: [
    { at: 0, lasts: 0.09, from: 300, to: 620, wave: "sine" },
    { at: 0.12, lasts: 0.09, from: 340, to: 700, wave: "sine" },
    { at: 0.24, lasts: 0.12, from: 380, to: 860, wave: "sine" },
  ],
};

const LOUDEST = 0.4;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Let a sound be heard, if sound is on. */
export function hear(cue: Cue): void {
  if (!isOn("sound") || !isTouched() || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[cue]) sound(context, tone);
}

function sound(context: AudioContext, { at, lasts, from, to = from, wave, loud = 1 }: Tone): void {
  const begin = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, LOUDEST * volume() * loud), begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  gain.connect(context.destination);
  const [source, pitch] = wave === "noise" ? noise(context, gain) : tone(context, wave, gain);
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, begin + lasts);
  source.start(begin);
  source.stop(begin + lasts + 0.02);
}

function tone(context: AudioContext, wave: OscillatorType, out: GainNode): [AudioScheduledSourceNode, AudioParam] {
  const source = context.createOscillator();
  source.type = wave;
  source.connect(out);
  return [source, source.frequency];
}

/** Hiss through a filter. */
function noise(context: AudioContext, out: GainNode): [AudioScheduledSourceNode, AudioParam] {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    hiss.getChannelData(0).forEach((_, place, samples) => (samples[place] = 2 * Math.random() - 1));
  }
  const source = context.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  source.connect(filter).connect(out);
  return [source, filter.frequency];
}
