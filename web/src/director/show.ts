/** What a game brings so that its end can be shown: how it is performed, what it gives awards for, who struck whom. */

import type { Component } from "svelte";
import type { GameEvent } from "../words/speech";
import type { Award } from "./awards";
import type { Script } from "./beats";
import type { Drawable } from "./moments";

export interface GameShow {
  script: Script<Drawable>;
  /** By seat, what is counted at the end, in microlitres; nothing where only the last one left wins. */
  scores(events: GameEvent[]): Map<number, number>;
  /** Draws a score beside its number. */
  Score?: Component<{ stock: number; most: number }>;
  awards(events: GameEvent[]): Award[];
  /** By seats; nothing where nobody strikes anybody. */
  blows(events: GameEvent[]): { by: number; on: number; count: number }[];
}

/** The script of a game whose scenes hold more than is needed here: they are only handed back to it. */
export function drawable<Scene extends Drawable>(script: Script<Scene>): Script<Drawable> {
  return script;
}
