/** What this screen for all is set to: changed on the screen itself or from the host's phone, the last change wins. */

import type { ScreenChange, ScreenNow } from "../../wire";
import { isOn, isTouched, turn } from "../device/settings.svelte";
import { hear } from "../device/sound";
import { setVolume, volume } from "../device/volume.svelte";
import { mode, setMode } from "../look/mode.svelte";
import { choose, languages, speech } from "../words/words.svelte";
import { pace, setPace } from "./tempo.svelte";
import { canAnnounce, hasAnnouncer, setAnnouncer } from "./voice.svelte";

/** A change of settings, as the host's phone and the screen itself make it. */
export type Change = Omit<ScreenChange, "is">;

const LOUDEST = 10;

/** What only events of the page tell. */
const browser = $state({ isFull: !!document.fullscreenElement, isTouched: isTouched() });

/** Look again at what the browser allows: after a tap, or when full screen begins or ends. */
export function lookAgain(): void {
  browser.isFull = !!document.fullscreenElement;
  browser.isTouched = isTouched();
}

/** All settings of this screen. */
export function screenNow(): ScreenNow {
  return {
    sound: isOn("sound"),
    volume: Math.round(volume() * LOUDEST),
    announcer: hasAnnouncer(),
    brightness: mode() === "light" ? "light" : "dark", // a screen for all is dark unless somebody has chosen
    language: speech().language,
    pace: pace(),
    full_screen: browser.isFull,
    can_announce: canAnnounce(),
    can_fill: document.fullscreenEnabled,
    is_touched: browser.isTouched,
  };
}

/** Change what is named; a language that this page does not know stays unspoken. */
export function setScreen(change: Change): void {
  const { sound, announcer, language } = change;
  if (typeof sound === "boolean") turn("sound", sound ? "on" : "off");
  if (typeof change.volume === "number") setVolume(Math.min(LOUDEST, Math.max(0, change.volume)) / LOUDEST);
  if (typeof announcer === "boolean") setAnnouncer(announcer ? "on" : "off");
  if (change.brightness) setMode(change.brightness);
  if (change.pace) setPace(change.pace);
  if (language && language !== speech().language && languages().includes(language)) void choose(language);
  if (sound) hear("win");
  else if (typeof change.volume === "number") hear("hit");
}

/** Fill the screen; only a tap on this very screen may do that. */
export async function fillScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen();
  } catch {
    // The browser does not want to: nothing is lost.
  }
}
