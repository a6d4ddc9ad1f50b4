/** The table that a component is at, and everybody who is there with this device. */

import { getContext } from "svelte";
import type { Connection } from "./connection.svelte";
import type { People } from "./people.svelte";

export const HERE = Symbol("table");
export const PEOPLE = Symbol("people");

/** The connection of the person whose view is drawn. */
export function atTable(): Connection {
  return getContext<Connection>(HERE);
}

/** Everybody on this device. */
export function onDevice(): People {
  return getContext<People>(PEOPLE);
}
