/** Dark or light: as the device is set, unless this person has chosen. */

import { kept } from "../kept";

export const MODES = ["auto", "dark", "light"] as const;
export type Mode = (typeof MODES)[number];

let current = $state<Mode>(MODES.find((mode) => mode === kept.get("mode")) ?? "auto");

export function mode(): Mode {
  return current;
}

export function setMode(mode: Mode): void {
  current = mode;
  kept.set("mode", mode);
  showMode();
}

/** Change it when it is changed in another tab. */
export function followMode(): void {
  kept.watch("mode", (text) => {
    current = MODES.find((mode) => mode === text) ?? current;
    showMode();
  });
}

/** Let the page look like that. */
export function showMode(): void {
  document.documentElement.dataset.mode = current;
}
