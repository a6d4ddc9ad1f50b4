/** The end of a card game. */

import { drawable, type GameShow } from "../../../director/show";
import { cardOf } from "../cards.svelte";
import { blowsOf, brawlAwards } from "./awards";
import { brawlScript } from "./script";

function force(card: string): number {
  const { value, hits } = cardOf(card);
  return value * hits;
}

export const show: GameShow = {
  script: drawable(brawlScript),
  scores: () => new Map(),
  awards: (events) => brawlAwards(events, force),
  blows: blowsOf,
};
