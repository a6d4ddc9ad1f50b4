/** What a game tells, as far as every game tells it: see docs/reference/wire-views.md. Games add fields of their own. */

/** What a seat may do: a button, or a button that asks for something more. */
export interface Choice {
  /** The verb. */
  do: string;
  /** How the move begins; it is the whole move if none of the next fields is there. */
  text: string;
  /** Seats; one of them is the target. */
  at?: number[];
  /** Words; one of them follows. */
  one?: string[];
  /** Cards; a selection of them follows. */
  some?: string[];
  most?: number;
  sets?: string[][];
  /** The least and the most that may follow. */
  amount?: [least: string, most: string];
  step?: string;
  /** Seats to whom an offer may be made; its text is free. */
  with?: number[];
  /** Whole texts: sensible moves that save the making. */
  ready?: string[];
  /** A right: a move that answers no question. */
  may?: boolean;
}

/** How things stand, for everybody. */
export interface Public {
  asking: string;
  open_to: number[];
  turn: number;
  out: number[];
  won?: number | null;
  [more: string]: unknown;
}

/** What only I see. */
export interface Own {
  hand?: string[];
  sealed?: string;
  [more: string]: unknown;
}
