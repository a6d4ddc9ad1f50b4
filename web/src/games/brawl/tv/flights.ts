/** What flies over the table when something happens: cards laid at people, thrown away, drawn. */

import type { GameEvent } from "../../../words/speech";
import { DISCARD, MIDDLE, PILE, placeOf, type Place, type Reach } from "./places";

export interface Flying {
  from: Place;
  to: Place;
  /** The card; empty: its back. */
  card: string;
}

/** Events that tell of a card which lies already. */
const LIES = new Set([
  "hits",
  "knocks-out",
  "voided",
  "restored",
  "halved",
  "missed",
  "disarmed",
  "hold-set",
  "hold-released",
  "hold-broken",
  "hold-ends",
  "tick",
  "you-draw",
  "takes-back",
]);
const MOST = 5; // of several cards at once

/** The cards that fly because of an event. */
export function flightsOf([key, args]: GameEvent, seats: number, reach: Reach): Flying[] {
  if (LIES.has(key)) return [];
  const { seat, by, on, card, cards, count } = args as {
    seat?: number;
    by?: number;
    on?: number;
    card?: string;
    cards?: string[];
    count?: number;
  };
  if (typeof by === "number" && card) {
    const to = typeof on === "number" && on !== by ? placeOf(on, seats, reach) : MIDDLE;
    return [{ from: placeOf(by, seats, reach), to, card }];
  }
  if (typeof seat !== "number") return [];
  if (cards)
    return cards.slice(0, MOST).map((each) => ({ from: placeOf(seat, seats, reach), to: DISCARD, card: each }));
  if (key === "draws") {
    return Array.from({ length: Math.min(count ?? 1, MOST) }, () => ({
      from: PILE,
      to: placeOf(seat, seats, reach),
      card: "",
    }));
  }
  return [];
}
