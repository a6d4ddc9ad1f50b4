/** What a table of Tietgen tells everybody: see docs/reference/wire-views.md. Beer is in whole microlitres. */

import type { Public } from "../../table/shapes";

/** A deed that somebody owns; level 5 is a fridge. */
export interface Deed {
  owner: number;
  level?: number;
  mortgaged?: boolean;
}

/** Open between two seats; goods are written as in a move. */
export interface Offer {
  by: number;
  on: number;
  give: string[];
  get: string[];
}

export interface Debt {
  debtor: number;
  /** Left out: the game. */
  creditor?: number;
  beer: number;
  what: string;
  space?: string;
}

export interface Auction {
  space: string;
  among: number[];
  bid: number;
  high?: number;
  passed?: number[];
  piece?: string;
}

export interface Rent {
  owner: number;
  payer: number;
  space: string;
  beer: number;
}

export interface Tietgen extends Public {
  throws: number;
  stock: number[];
  drunk: number[];
  at: string[];
  piggy: number;
  crates: number;
  fridges: number;
  /** What the game has paid out and taken in. */
  game?: { paid: number; taken: number };
  dice?: [number, number];
  deeds?: Record<string, Deed>;
  sitting?: { seat: number; failed: number }[];
  flirts?: number[];
  /** What may be claimed, oldest first. */
  rents?: Rent[];
  offers?: Offer[];
  purchase?: { space: string; price: number };
  tax?: { space: string; beer: number };
  auction?: Auction;
  place?: { piece: string; bid: number };
  interest?: string[];
  debt?: Debt;
  /** What falls due after the debt. */
  dues?: Debt[];
  /** What happens on the table and is typed in. */
  told?: ("dice" | "cards")[];
  /** Who calls time. */
  calls?: number[];
}

export const FRIDGE = 5; // the level that is one

/** The space that the table looks at now; empty: none. */
export function spaceInQuestion(state: Tietgen): string {
  const question = state.auction ?? state.purchase ?? state.tax ?? state.debt ?? state.rents?.[0];
  return question?.space ?? "";
}

/** The open rents by owner: what each may claim from whom in all, and for which spaces. */
export function claims(state: Tietgen): { owner: number; payer: number; spaces: string[]; beer: number }[] {
  const owners = [...new Set(state.rents?.map((rent) => rent.owner))];
  return owners.map((owner) => {
    const own = state.rents?.filter((rent) => rent.owner === owner) ?? [];
    return {
      owner,
      payer: own[0]?.payer ?? -1,
      spaces: own.map((rent) => rent.space),
      beer: own.reduce((sum, rent) => sum + rent.beer, 0),
    };
  });
}

/** Whether a board of cardboard lies on the table, and dice with it: the phone need not show one. */
export function isOnCardboard(state: Tietgen): boolean {
  return state.told?.includes("dice") ?? false;
}

/** The deeds of a seat, in walking order. */
export function deedsOf(state: Tietgen, seat: number, ids: string[]): string[] {
  return ids.filter((id) => state.deeds?.[id]?.owner === seat);
}

/** How many throws have failed of somebody who is held in the administration; -1: not held. */
export function failedThrows(state: Tietgen, seat: number): number {
  return state.sitting?.find((each) => each.seat === seat)?.failed ?? -1;
}
