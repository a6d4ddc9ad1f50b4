/** What is heard of a beat: its sound, and its sentence by a voice of the browser if somebody wants an announcer. */

import { hear } from "../device/sound";
import { volume } from "../device/volume.svelte";
import { kept } from "../kept";
import { speech } from "../words/words.svelte";
import { weightOf, type Beat } from "./beats";

const RATE = 1.15;

let isSpeaking = $state(kept.get("announcer") === "on");
const hasSynthesis = "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;
let voices = $state.raw<SpeechSynthesisVoice[]>([]);
if (hasSynthesis) {
  const learn = () => (voices = speechSynthesis.getVoices());
  learn();
  speechSynthesis.addEventListener("voiceschanged", learn); // most browsers know their voices only after a while
}

interface Sentence {
  text: string;
  weight: number;
}

/** What is being said, and what is said after it: of all that came meanwhile the heaviest. */
let now: SpeechSynthesisUtterance | null = null;
let next: Sentence | null = null;

/** Whether the announcer is on; off until somebody turns it on. */
export function hasAnnouncer(): boolean {
  return isSpeaking;
}

export function setAnnouncer(to: "on" | "off"): void {
  isSpeaking = to === "on";
  kept.set("announcer", to);
  if (isSpeaking || !hasSynthesis) return;
  now = next = null;
  speechSynthesis.cancel();
}

/** Whether this browser has a voice for the language of the page. */
export function canAnnounce(): boolean {
  return voiceFor(speech().language) !== undefined;
}

/** Let a beat be heard, with its sentence as the screen says it. */
export function perform(beat: Beat<unknown>, text: string): void {
  if (beat.cue) hear(beat.cue);
  if (!isSpeaking || !text || !canAnnounce()) return;
  const sentence = { text, weight: weightOf(beat) };
  if (!now || !speechSynthesis.speaking) announce(sentence);
  else if (!next || sentence.weight >= next.weight) next = sentence;
}

function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  return voices.find(({ lang }) => lang.split(/[-_]/)[0] === language);
}

function announce({ text }: Sentence): void {
  const said = new SpeechSynthesisUtterance(text);
  said.lang = speech().language;
  said.volume = volume();
  said.rate = RATE;
  said.voice = voiceFor(said.lang) ?? null;
  said.onend = said.onerror = () => {
    if (now !== said) return;
    const waiting = next;
    now = next = null;
    if (waiting) announce(waiting);
  };
  now = said;
  next = null;
  speechSynthesis.speak(said);
}
