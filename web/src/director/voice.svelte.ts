/** What is heard of a beat: its sound, and its sentence by a voice of the browser if somebody wants an announcer. */

import { hear } from "../device/sound";
import { volume } from "../device/volume.svelte";
import { kept } from "../kept";
import { speech } from "../words/words.svelte";
import type { Beat } from "./beats";

let isSpeaking = $state(kept.get("announcer") === "on");

/** Whether the announcer is on; off until somebody turns it on. */
export function hasAnnouncer(): boolean {
  return isSpeaking;
}

export function setAnnouncer(to: "on" | "off"): void {
  isSpeaking = to === "on";
  kept.set("announcer", to);
  if (!isSpeaking && "speechSynthesis" in window) speechSynthesis.cancel();
}

/** Whether this browser has a voice for the language of the page. */
export function canAnnounce(): boolean {
  return "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;
}

/** Let a beat be heard. */
export function perform(beat: Beat<unknown>, names: string[]): void {
  if (beat.cue) hear(beat.cue);
  if (!isSpeaking || !canAnnounce() || !beat.told.length) return;
  const words = speech();
  const sentence = new SpeechSynthesisUtterance(beat.told.map((event) => words.tell(event, names)).join(" "));
  sentence.lang = words.language;
  sentence.volume = volume();
  sentence.rate = 1.15;
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.split(/[-_]/)[0] === words.language);
  if (voice) sentence.voice = voice;
  speechSynthesis.cancel(); // what it still says is over on the screen
  speechSynthesis.speak(sentence);
}
