/** What is shown beside a name in Tietgen: the stock, and the space. */

import type { Badge } from "..";
import type { Public } from "../../table/shapes";
import type { Speech } from "../../words/speech";

interface Tietgen extends Public {
  stock: number[];
  at: string[];
}

export function tietgenBadges(state: Public, seat: number, speech: Speech): Badge[] {
  const { stock, at } = state as Tietgen;
  return [
    { what: speech.say("web-badge-stock"), value: speech.beer(stock[seat] ?? 0) },
    { what: speech.say("web-badge-at"), value: speech.space(at[seat] ?? "go") },
  ];
}
