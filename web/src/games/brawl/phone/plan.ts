/**
 * One tap where the rules ask twice: my attack is blocked, so the window on the Block comes first, and my Grab after it.
 *
 * What was tapped answers both questions. Nothing here looks at the hand: who lets it happen is not asked again, with a
 * Grab or without one, so what the others see, and when, tells them nothing.
 */

import type { Happened } from "../../../table/connection.svelte";
import type { BrawlPublic } from "../shapes";

const BLOCK = "block";

export interface Plan {
  does: "grab" | "nothing";
  /** Who has blocked. */
  on: number;
  turn: number;
}

/** Who has just blocked an attack of that seat, while the Block may be answered; -1: nobody. */
export function blockedBy(now: BrawlPublic, me: number): number {
  const last = now.chain?.at(-1);
  return now.asking === "window" && last?.card === BLOCK && last.how === "defends" && last.on === me ? last.by : -1;
}

/** What becomes of a plan: it waits, it is done now, or something came in between and everything is asked anew. */
export function stepOf(plan: Plan, now: BrawlPublic, me: number): "waits" | "acts" | "drops" {
  if (now.turn_number !== plan.turn) return "drops";
  if (blockedBy(now, me) === plan.on) return "waits";
  if (now.asking !== "block-grab") return "drops";
  if (!now.open_to.includes(me)) return "waits"; // the defender may Grab first
  return now.on === plan.on ? "acts" : "drops";
}

/** Who laid the last Block. */
export function lastBlocker(story: Happened[]): number {
  const block = story.findLast(({ event: [key, args] }) => key === "defends" && args.card === BLOCK);
  return Number(block?.event[1].by ?? -1);
}
