/** The way through a replay by keyboard: arrows, space, Home, End. */

import type { Replaying } from "./replaying.svelte";

/** Where keys have a meaning of their own. */
const OWN = "input, select, textarea, dialog";

export function keys(event: KeyboardEvent, here: Replaying): void {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(OWN)) return;
  const ways: Record<string, () => void> = {
    ArrowLeft: () => here.go(here.at - 1),
    ArrowRight: () => here.go(here.at + 1),
    ArrowUp: () => here.go(here.before(here.turns)),
    ArrowDown: () => here.go(here.next(here.turns)),
    Home: () => here.go(0),
    End: () => here.go(here.last),
    " ": () => (here.isRunning ? (here.isRunning = false) : here.run()),
  };
  const way = ways[event.key];
  if (!way || (event.key === " " && target?.closest("button, a"))) return; // there it presses
  event.preventDefault();
  if (event.key !== " ") here.isRunning = false;
  way();
}
