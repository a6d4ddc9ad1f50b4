/** Dark or light: as the device is set, unless this person has chosen. */

import { kept } from "../kept";
import { route } from "../route.svelte";

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

/** Change it when it is changed in another tab, or another page is shown. */
export function followMode(): void {
  window.addEventListener("hashchange", showMode);
  kept.watch("mode", (text) => {
    current = MODES.find((mode) => mode === text) ?? current;
    showMode();
  });
}

/** Let the page look like that. A screen for all is dark unless somebody has chosen: a room looks at it in the evening. */
export function showMode(): void {
  const isScreen = route().page === "tv";
  document.documentElement.dataset.mode = current === "auto" && isScreen ? "dark" : current;
}
