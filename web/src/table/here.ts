/** The table that a component is at. */

import { getContext } from "svelte";
import type { Connection } from "./connection.svelte";

export const HERE = Symbol("table");

export function atTable(): Connection {
  return getContext<Connection>(HERE);
}
