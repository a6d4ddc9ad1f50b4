/** A beat in words: what the large letters say and the announcer speaks. */

import { speech } from "../words/words.svelte";
import type { Beat } from "./beats";

export function sentenceOf({ told }: Beat<unknown>, names: string[]): string {
  return told.map((event) => speech().tell(event, names)).join(" ");
}
