/** What this device may do to be noticed; everything is off until its person turns it on. */

import { kept } from "../kept";

export const SWITCHES = ["sound", "buzz", "awake", "notices"] as const;
export type Switch = (typeof SWITCHES)[number];

const current = $state(
  Object.fromEntries(SWITCHES.map((each) => [each, kept.get(each) === "on"])) as Record<Switch, boolean>,
);

/** Whether something is turned on here. */
export function isOn(which: Switch): boolean {
  return current[which];
}

export function turn(which: Switch, on: "on" | "off"): void {
  current[which] = on === "on";
  kept.set(which, on);
}

/** Whether somebody has touched the page since it was loaded: before that, browsers keep it still. */
export function isTouched(): boolean {
  return !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;
}

/** Whether this browser, at this address, can do that at all. */
export function isOffered(which: Switch): boolean {
  switch (which) {
    case "sound":
      return "AudioContext" in window;
    case "buzz":
      return "vibrate" in navigator;
    case "awake":
      return window.isSecureContext && "wakeLock" in navigator;
    case "notices":
      return window.isSecureContext && "Notification" in window && Notification.permission !== "denied";
  }
}
