/** The table that a component is at, and everybody who is there with this device. */

import { getContext } from "svelte";
import type { Connection } from "./connection.svelte";
import type { People } from "./people.svelte";

export const HERE = Symbol("table");
export const PEOPLE = Symbol("people");
/** The name of the game, where cards on the table can be looked at closely: when it is looked at again. */
export const LOOKED_AT = Symbol("looked at");

/** The connection of the person whose view is drawn. */
export function atTable(): Connection {
  return getContext<Connection>(HERE);
}

/** Everybody on this device. */
export function onDevice(): People {
  return getContext<People>(PEOPLE);
}

/** The game whose cards on the table can be looked at closely; empty: they are only drawn. */
export function gameLookedAt(): string {
  return getContext<string | undefined>(LOOKED_AT) ?? "";
}
