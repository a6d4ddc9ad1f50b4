/** The best moments of a finished game: what its comic shows, and which blow was the last. */

import type { Frame } from "../replay/frames";
import type { Happened } from "../table/connection.svelte";
import type { Act, Beat, Script } from "./beats";

/** What a moment needs to be drawn: every game's scene has it. */
export interface Drawable {
  by: number;
  on: number;
  card: string;
  amount: number;
}

/** A beat of a finished game, and the place in its replay. */
export interface Moment {
  at: number;
  beat: Beat<Drawable>;
}

/** How much a moment is worth. Amounts of the card games are counters; those of Tietgen do not count. */
const WORTH: Record<Act, number> = {
  win: 1_000,
  fall: 100,
  stamp: 34,
  lost: 22,
  hold: 18,
  heal: 16,
  squeeze: 14,
  hit: 12,
  announce: 6,
  answer: 4,
  note: 1,
  turn: 0,
};

/** Every beat of a game. */
export function beatsOf<Scene extends Drawable>(frames: Frame[], script: Script<Scene>): Moment[] {
  const first = frames[0];
  if (!first) return [];
  let scene = script.open(first.public, []);
  return frames.flatMap(({ events, public: state }, at) => {
    const heard = events.filter(({ to }) => to < 0) as Happened[];
    const beats = script.perform(scene, heard);
    scene = script.settle(beats.at(-1)?.scene ?? scene, state);
    return beats.map((beat) => ({ at, beat }));
  });
}

function worthOf({ beat: { act, scene } }: Moment): number {
  return WORTH[act] + (act === "hit" || act === "heal" ? 8 * Math.min(scene.amount, 12) : 0);
}

/** The best moments, in their order; one of each step of the replay at most. */
export function bestOf(moments: Moment[], most: number): Moment[] {
  const best = new Map<number, Moment>();
  for (const moment of moments) {
    const other = best.get(moment.at);
    if (!other || worthOf(moment) > worthOf(other)) best.set(moment.at, moment);
  }
  // Of moments that are worth the same the later one counts: towards its end a game is better known.
  const ranked = [...best.values()].sort((one, two) => worthOf(two) - worthOf(one) || two.at - one.at);
  return ranked.slice(0, most).sort((one, two) => one.at - two.at);
}

/** From which step of a replay on the last blow is seen: a little before somebody fell or has won. */
export function lastBlow(moments: Moment[]): number {
  const blow = moments.findLast(({ beat }) => beat.act === "fall") ?? moments.at(-1);
  const begins = moments.findLast(({ at, beat }) => at < (blow?.at ?? 0) && beat.act === "announce");
  return Math.max(0, (begins?.at ?? blow?.at ?? 1) - 1);
}

/** Everybody, the best first: who has won, then who has more where that is counted, then who fell later. */
export function rankingOf(won: unknown, moments: Moment[], scores: Map<number, number>, seats: number): number[] {
  const fell = new Map(moments.flatMap(({ at, beat }) => (beat.act === "fall" ? [[beat.scene.on, at]] : [])));
  const place = (seat: number) => (won === seat ? Infinity : (fell.get(seat) ?? Number.MAX_SAFE_INTEGER));
  const score = (seat: number) => scores.get(seat) ?? 0;
  return Array.from({ length: seats }, (_, seat) => seat).sort(
    (one, two) => place(two) - place(one) || score(two) - score(one) || one - two,
  );
}
