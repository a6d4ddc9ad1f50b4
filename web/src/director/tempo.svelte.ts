/** How fast beats follow each other: by the table, by what is set on this screen, and by the speed of a replay. */

import { kept } from "../kept";
import { FURTHEST, type Tempo } from "./director.svelte";

export const PACES = ["slow", "usual", "fast"] as const;
export type Pace = (typeof PACES)[number];

const FACTORS: Record<Pace, number> = { slow: 1.35, usual: 1, fast: 0.65 };
const QUICK = 0.7; // of a table with little time to answer; so is how far behind it we may be

let current = $state<Pace>(PACES.find((pace) => pace === kept.get("pace")) ?? "usual");

export function pace(): Pace {
  return current;
}

export function setPace(pace: Pace): void {
  current = pace;
  kept.set("pace", pace);
}

/** The tempo of a table that plays at that speed. */
export function tempoOf(table: string, speed = 1): Tempo {
  const quick = table === "quick" ? QUICK : 1;
  return { pace: (FACTORS[current] * quick) / speed, furthest: (FURTHEST * quick) / speed };
}
