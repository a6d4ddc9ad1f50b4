/**
 * The director: shows what happens one beat after the other, in order, each long enough to be understood, and never far
 * behind the game. When beats pile up they become shorter, and when that is not enough the lightest are left out: what
 * they did to the table is part of every later scene.
 */

import type { Happened, Playing } from "../table/connection.svelte";
import { lengthOf, weightOf, type Beat, type Script } from "./beats";

/** Fewer than three beats a second, so that nothing flashes more often (WCAG 2.3.1). */
export const SHORTEST = 340; // ms
/** What has just happened is shown within so many ms. */
export const FURTHEST = 4_000;

/** The time, and what is done later. */
export interface Stopwatch {
  now(): number;
  later(act: () => void, ms: number): () => void;
}

const OURS: Stopwatch = {
  now: () => performance.now(),
  later(act, ms) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** How fast a table is performed. */
export interface Tempo {
  /** By which every length is multiplied. */
  pace: number;
  /** How far behind the game it may be, in ms. */
  furthest: number;
}

export class Director<Scene> {
  /** What is shown; null: nothing was heard yet. */
  beat = $state.raw<Beat<Scene> | null>(null);
  /** Counts the beats that were shown, so that the same one twice is two. */
  count = $state(0);
  /** Whether more is to come. */
  isBusy = $state(false);

  /** What waits, and until when each has to be shown. */
  #queue: { beat: Beat<Scene>; due: number }[] = [];
  #since = -Infinity;
  #length = 0;
  #cancel: (() => void) | null = null;
  #game = -1;
  #seen = 0;

  constructor(
    private readonly script: Script<Scene>,
    private readonly tempo: () => Tempo = () => ({ pace: 1, furthest: FURTHEST }),
    private readonly time: Stopwatch = OURS,
  ) {}

  /** Show how the game goes on. */
  follow(play: Playing, story: Happened[]): void {
    const fresh = story.filter(({ number }) => number > this.#seen);
    const isNext = play.game === this.#game && play.seen - this.#seen === fresh.length && this.beat;
    this.#game = play.game;
    this.#seen = play.seen;
    if (!isNext) return this.#open(play, story);
    const last = this.#queue.at(-1)?.beat ?? this.beat;
    if (!last) return;
    const beats = this.script.perform(last.scene, fresh);
    const final = beats.pop();
    const settled = { ...(final ?? last), scene: this.script.settle((final ?? last).scene, play.public) };
    if (final) {
      const due = this.time.now() + this.tempo().furthest;
      this.#queue.push(...[...beats, settled].map((beat) => ({ beat, due })));
      return this.#run();
    }
    const waits = this.#queue.at(-1); // nothing to tell, but something has changed
    if (waits) waits.beat = settled;
    else this.beat = settled;
  }

  /** Stop for good. */
  close(): void {
    this.#cancel?.();
    this.#queue = [];
  }

  /** Show how things stand: what came before is history. */
  #open({ public: state }: Playing, story: Happened[]): void {
    this.close();
    const last = story.findLast(({ event }) => this.script.isTold(event));
    this.#length = 0;
    this.isBusy = false;
    this.#show({
      act: "note",
      told: last ? [last.event] : [],
      number: last?.number ?? 0,
      scene: this.script.settle(this.script.open(state, story), state),
      cue: "",
    });
  }

  /** Go on when the present beat has had its time; what it has depends on what waits behind it. */
  #run(): void {
    this.#cancel?.();
    this.#thin();
    this.isBusy = true;
    const left = this.#since + this.#allowed() - this.time.now();
    if (left > 0) this.#cancel = this.time.later(() => this.#next(), left);
    else this.#next();
  }

  #next(): void {
    const next = this.#queue.shift();
    if (!next) {
      this.isBusy = false;
      return;
    }
    this.#show(next.beat);
    this.#length = lengthOf(next.beat);
    this.#cancel?.();
    this.#cancel = this.time.later(() => this.#next(), this.#allowed());
  }

  #show(beat: Beat<Scene>): void {
    this.#since = this.time.now();
    this.beat = beat;
    this.count += 1;
  }

  /** How long the present beat is shown: as much shorter than usual as lets everything that waits be shown in time. */
  #allowed(): number {
    const { pace } = this.tempo();
    const usual = this.#length * pace;
    let before = usual;
    let part = 1;
    for (const { beat, due } of this.#queue) {
      part = Math.min(part, (due - this.#since) / before);
      before += lengthOf(beat) * pace;
    }
    return usual ? Math.max(SHORTEST, usual * part) : 0; // 0: how things stood when the screen was opened
  }

  /** Leave out the lightest, from the oldest on, until the rest can be shown in time. The last one always is. */
  #thin(): void {
    const left = (this.#queue.at(-1)?.due ?? 0) - this.time.now();
    while (this.#queue.length > 1 && this.#queue.length * SHORTEST > left) {
      const weights = this.#queue.slice(0, -1).map(({ beat }) => weightOf(beat));
      this.#queue.splice(weights.indexOf(Math.min(...weights)), 1);
    }
  }
}
