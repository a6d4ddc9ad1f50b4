/** What is shown beside a name in the card games: counters, and how many cards are in the hand. */

import type { Badge } from "..";
import type { Public } from "../../table/shapes";
import type { Speech } from "../../words/speech";

interface Brawl extends Public {
  counters: number[];
  cards: number[];
}

export function brawlBadges(state: Public, seat: number, speech: Speech): Badge[] {
  const { counters, cards } = state as Brawl;
  return [
    { what: speech.say("web-badge-counters"), value: `♥ ${counters[seat] ?? 0}` },
    { what: speech.say("web-badge-cards"), value: `▮ ${cards[seat] ?? 0}` },
  ];
}
