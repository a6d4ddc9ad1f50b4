/** Up to which event a table is shown, where a director shows it beat by beat: what speaks of it waits for that. */

import { SvelteMap } from "svelte/reactivity";

const numbers = new SvelteMap<object, number>();

/** The number of the last event that may be told; everything may where nobody directs. */
export function performedAt(here: object): number {
  return numbers.get(here) ?? Infinity;
}

/** Tell only up to that event; Infinity: everything was shown. */
export function setPerformed(here: object, number: number): void {
  if (number === Infinity) numbers.delete(here);
  else numbers.set(here, number);
}
