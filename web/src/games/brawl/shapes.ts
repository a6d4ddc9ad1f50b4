/** What a card game tells: see docs/reference/wire-views.md. */

import type { Public } from "../../table/shapes";

/** A card on its way. */
export interface InFlight {
  by: number;
  card: string;
  how: string;
  on?: number;
  medievals?: number;
  cards?: string[];
  stopped?: number;
  blocked?: boolean;
  way?: "left" | "right";
  halved?: boolean;
  choked?: boolean;
  void?: boolean;
}

export interface Hold {
  by: number;
  on: number;
  card: string;
}

/** How somebody is, for some turns or until it is over. */
export interface Effect {
  seat: number;
  what: string;
  by?: number;
  left?: number;
  times?: number;
}

export interface BrawlPublic extends Public {
  turn_number: number;
  counters: number[];
  cards: number[];
  pile: number;
  discard: number;
  top: string | null;
  chain?: InFlight[];
  laid?: InFlight[];
  on?: number;
  season?: number;
  holds?: Hold[];
  effects?: Effect[];
  skips?: number[];
  shown?: string[][];
  quiet?: number;
}

/** A card as `GET /api/games` describes it. */
export interface CardShown {
  id: string;
  kind: string;
  type: string;
  value: number;
  hits: number;
  copies: Record<string, number>;
}
