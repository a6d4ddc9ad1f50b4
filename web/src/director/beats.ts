/**
 * Beats: what the TV shows one after the other. A game's script makes them from its events; the director shows them.
 */

import type { Cue } from "../device/sound";
import type { Happened } from "../table/connection.svelte";
import type { Public } from "../table/shapes";
import type { GameEvent } from "../words/speech";

/** What a beat is about. */
export type Act =
  "announce" | "answer" | "stamp" | "hit" | "squeeze" | "heal" | "hold" | "fall" | "turn" | "lost" | "win" | "note";

/** How long each is shown at the usual pace, in ms. */
const LENGTHS: Record<Act, number> = {
  announce: 1_500,
  answer: 1_300,
  stamp: 1_400,
  hit: 1_300,
  squeeze: 1_200,
  heal: 1_200,
  hold: 1_300,
  fall: 2_500,
  turn: 900,
  lost: 1_600,
  win: 2_500,
  note: 1_000,
};

/** What is left out first when too much happens at once: the lightest. What falls or wins is never left out. */
const WEIGHTS: Record<Act, number> = {
  note: 0,
  turn: 1,
  answer: 2,
  announce: 3,
  hold: 3,
  heal: 4,
  lost: 4,
  stamp: 5,
  squeeze: 5,
  hit: 6,
  fall: 9,
  win: 9,
};

/** One thing that happens, how the table looks meanwhile, and what is said and heard of it. */
export interface Beat<Scene> {
  act: Act;
  /** Its sentences, as events. */
  told: GameEvent[];
  /** The number of its last event; 0: none. */
  number: number;
  scene: Scene;
  cue: Cue | "";
}

/** How a game is performed. */
export interface Script<Scene> {
  /** How things stand where what came before was not shown. */
  open(state: Public, story: Happened[]): Scene;
  /** The beats of what has just happened. A scene holds everything that came before it. */
  perform(before: Scene, happened: Happened[]): Beat<Scene>[];
  /** The scene after the last of several beats: as the table says that things stand, with what is asked. */
  settle(scene: Scene, state: Public): Scene;
  /** Whether an event is worth the large sentence, where the screen is opened in the middle of a game. */
  isTold(event: GameEvent): boolean;
}

export function lengthOf({ act }: Beat<unknown>): number {
  return LENGTHS[act];
}

export function weightOf({ act }: Beat<unknown>): number {
  return WEIGHTS[act];
}
