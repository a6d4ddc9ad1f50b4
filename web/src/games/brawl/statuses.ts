/** How somebody is, in a few words: holds, effects, lost turns; and what a beat does to them. */

import type { Happened } from "../../table/connection.svelte";
import type { Speech } from "../../words/speech";
import { say } from "../../words/words.svelte";
import type { BrawlPublic } from "./shapes";
import type { Scene } from "./tv/scene";

const COSTS_A_TURN = new Set(["poked", "heart-broken", "thrown", "vomits"]);

export interface Status {
  /** Tells statuses apart, and is the look of one. */
  what: string;
  said: string;
}

/** Each is said once: who is dazed twice is dazed. */
export function statusesOf(
  state: BrawlPublic,
  seat: number,
  names: string[],
  speech: Speech,
  story: Happened[],
): Status[] {
  const found: Status[] = [];
  for (const { by, on, card } of state.holds ?? []) {
    const args = { card: speech.card(card) };
    if (on === seat)
      found.push({ what: "held", said: speech.say("web-cards-is-held", { ...args, name: names[by] ?? "" }) });
    if (by === seat)
      found.push({ what: "holding", said: speech.say("web-cards-is-holding", { name: names[on] ?? "" }) });
  }
  for (const effect of state.effects ?? []) {
    if (effect.seat !== seat) continue;
    const times = effect.times ?? 1;
    const said =
      times > 1 ? speech.say("web-cards-is-weak-times", { times }) : speech.say(`web-cards-is-${effect.what}`);
    found.push({ what: effect.what, said });
  }
  if (state.skips?.includes(seat) && !hasSkipped(story, seat))
    found.push({ what: "skipping", said: speech.say("web-cards-is-skipping") });
  if (state.season === seat) found.push({ what: "hunted", said: speech.say("web-cards-is-hunted") });
  return found.filter(({ said }, place) => found.findIndex((each) => each.said === said) === place);
}

/** Whether a seat has lost its turn already: what makes it lose one may last longer. */
function hasSkipped(story: Happened[], seat: number): boolean {
  const last = story.findLast(({ event: [key, args] }) =>
    key === "turn-skipped" ? args.seat === seat : COSTS_A_TURN.has(key) && (args.on ?? args.seat) === seat,
  );
  return last?.event[0] === "turn-skipped";
}

/** What a beat does to the counters of a seat; empty: nothing. */
export function changeOf(scene: Scene | undefined, seat: number): string {
  if (scene?.on !== seat || !scene.amount) return "";
  if (scene.act === "heal") return say("web-cards-gained", { count: scene.amount });
  return scene.act === "hit" || scene.act === "squeeze" ? say("web-cards-lost", { count: scene.amount }) : "";
}
