/** How loud this device is, from 0 to 1. */

import { kept } from "../kept";

const USUAL = 0.6;
const found = Number(kept.get("volume") ?? USUAL);

let current = $state(found >= 0 && found <= 1 ? found : USUAL);

export function volume(): number {
  return current;
}

export function setVolume(loud: number): void {
  current = loud;
  kept.set("volume", String(loud));
}
