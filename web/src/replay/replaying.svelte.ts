/** A game that is looked at again: at which moment, through whose eyes; and the same as views of a table draw it. */

import type { ReplayShown, ReviewShown, TableNow } from "../../wire";
import type { Connection, Happened, Playing } from "../table/connection.svelte";
import { distinct } from "../distinct";
import type { Speech } from "../words/speech";
import { looksIn } from "../look/faces";
import { fallsOf, turnsOf, unfold, type Frame, type Heard } from "./frames";

/** Whose eyes: a seat, everybody's at once, or a spectator's. */
export const EVERYBODY = "all";
export const SPECTATOR = "none";

export const SPEEDS = [0.5, 1, 2, 4];
const MOMENT = 1600; // ms at speed 1
const AFTER = 300; // ms after the last beat of a moment
const BEFORE = 700; // ms for which the moment before one that is watched is seen
const STORY = 60; // moments whose events are at hand
const LATELY = 3; // moments for which talk hangs in the air

type Seen = Pick<
  Connection,
  "code" | "table" | "play" | "story" | "missed" | "talk" | "seat" | "names" | "looks" | "me" | "isHost"
>;

/** A chance from so many games, as if one more game had been won by everybody: few games prove no 0 and no 100 %. */
export function likely(chance: number, games: number, seats: number): number {
  return (chance * games + 1) / (games + seats);
}

export class Replaying implements Seen {
  readonly frames: Frame[];
  readonly turns: number[];
  readonly falls: number[];
  readonly names: string[];
  readonly looks: number[];
  readonly game: string;
  readonly missed = 0;
  readonly me = null;
  readonly isHost = false;

  at = $state(0);
  /** Counts the jumps: after one the table shows how things stand, and performs nothing. */
  #cut = $state(1);
  /** Whether the table performs what happened at this moment, and the last moment that it performed. */
  isActing = $state(false);
  acted = $state(-1);
  as = $state(EVERYBODY);
  isRunning = $state(false);
  speed = $state(1);
  review = $state.raw<ReviewShown | null>(null);

  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- every game has a first moment, and go() stays inside
  readonly frame: Frame = $derived.by(() => this.frames[this.at]!);
  readonly seat: number = $derived(/^\d+$/.test(this.as) ? Number(this.as) : -1);
  /** By moment: how many events were heard until then, through these eyes. */
  readonly #heard: number[] = $derived.by(() => {
    let count = 0;
    return this.frames.map(({ events }) => (count += events.filter((one) => this.hears(one)).length));
  });
  readonly story: Happened[] = $derived.by(() =>
    this.#lately(STORY).flatMap(({ frame, at }) => {
      const before = this.#heard[at - 1] ?? 0;
      const heard = frame.events.filter((one) => this.hears(one));
      return heard.map(({ event }, place) => ({ event, number: before + place + 1 }));
    }),
  );
  readonly talk: Connection["talk"] = $derived.by(() =>
    this.#lately(LATELY).flatMap(({ frame: { talk, by }, at }) =>
      talk && by >= 0 ? [{ is: "talk" as const, chair: by, text: talk, number: at }] : [],
    ),
  );
  readonly play: Playing = $derived({
    game: this.#cut,
    seen: this.#heard[this.at] ?? 0,
    public: this.frame.public,
    own: this.frame.own[this.seat] ?? {},
    choices: [],
    clock: null,
    hands: this.frame.own.map(({ hand }, seat) => (this.as === EVERYBODY || seat === this.seat ? hand : undefined)),
  });
  readonly table: TableNow = $derived(this.#table());

  #watching: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    readonly shown: ReplayShown,
  ) {
    this.review = shown.review ?? null;
    this.names = shown.seats;
    this.looks = looksIn(shown);
    this.game = shown.game;
    this.frames = unfold(shown.steps, shown.seats.length);
    this.turns = turnsOf(this.frames);
    this.falls = fallsOf(this.frames);
  }

  /** Whether seats know things that others do not. */
  get hasHands(): boolean {
    return this.frames[0]?.own.some((own) => own.hand) ?? false;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** Whether the record goes on to the end of the game. */
  get isOver(): boolean {
    return this.frames.at(-1)?.public.won !== undefined;
  }

  get isContinued(): boolean {
    return this.shown.continued;
  }

  /** How long a moment is shown while it runs by itself, in milliseconds; less if it was performed. */
  get pause(): number {
    return (this.acted === this.at ? AFTER : MOMENT) / this.speed;
  }

  /** The moments that are worth a look: somebody falls, or the game turns. */
  get peaks(): number[] {
    const turning = this.review?.turns.map(({ step }) => step) ?? [];
    return distinct([...this.falls, ...turning]).sort((one, two) => one - two);
  }

  /** Everybody's chance at this moment, by seat; between two moments that were looked at, that of the one before. */
  get chances(): number[] {
    const found = this.review?.steps.findLastIndex((step) => step <= this.at) ?? -1;
    const { chances, rollouts } = this.review ?? { chances: [], rollouts: 0 };
    const isOut = (seat: number) => this.frame.public.out.includes(seat) || this.frame.public.won !== undefined;
    return (chances[Math.max(0, found)] ?? []).map((chance, seat, all) =>
      isOut(seat) ? chance : likely(chance, rollouts, all.length),
    );
  }

  /** Go to a moment; one that is not there is the nearest. */
  go(at: number): void {
    const to = Math.min(this.last, Math.max(0, Math.round(at) || 0));
    if (to !== this.at && to !== this.at + 1) this.#cut += 1;
    this.at = to;
  }

  /** Go to just before a moment, and let it happen. */
  watch(at: number): void {
    this.go(at - 1);
    clearTimeout(this.#watching);
    this.#watching = setTimeout(() => this.at === Math.max(0, at - 1) && this.go(at), BEFORE);
  }

  /** The table begins to perform, or has performed, what happened at this moment. */
  acts(isActing: boolean): void {
    this.isActing = isActing;
    if (isActing) this.acted = this.at;
  }

  /** Look through other eyes; none that are not there. */
  look(as: string): void {
    const isThere = as === SPECTATOR || as === EVERYBODY || (/^\d+$/.test(as) && Number(as) < this.names.length);
    this.as = isThere ? as : EVERYBODY;
  }

  /** Go on by itself, from the beginning if this is the end. */
  run(): void {
    if (this.at === this.last) this.at = 0;
    this.isRunning = true;
  }

  /** The next of these moments; the end if there is none. */
  next(moments: number[]): number {
    return moments.find((each) => each > this.at) ?? this.last;
  }

  /** The last of these moments before this one; the beginning if there is none. */
  before(moments: number[]): number {
    return moments.findLast((each) => each < this.at) ?? 0;
  }

  hears({ to }: Heard): boolean {
    return to < 0 || to === this.seat;
  }

  /** What happened at a moment, in the same sentences as at the table. */
  told(at: number, speech: Speech): string {
    const said = this.frames[at]?.events
      .filter((one) => this.hears(one))
      .map(({ event }) => speech.tell(event, this.names, this.seat));
    return said?.length ? said.join(" ") : at ? "" : speech.say("web-replay-begin");
  }

  /** This moment and those before it. */
  #lately(count: number): { frame: Frame; at: number }[] {
    const first = Math.max(0, this.at - count + 1);
    return this.frames.slice(first, this.at + 1).map((frame, place) => ({ frame, at: first + place }));
  }

  #table(): TableNow {
    const isOver = this.frame.public.won !== undefined;
    return {
      is: "table",
      code: this.code,
      you: { chair: -1, seat: this.seat },
      phase: isOver ? "over" : "playing",
      host: -1,
      chairs: this.names.map((name, seat) => ({
        id: seat,
        name,
        seat,
        bot: this.shown.bots?.[seat] ?? "",
        person: !this.shown.bots?.[seat],
        here: true,
        ready: true,
        entropy: "",
        bank: 0,
        wins: 0,
        doodle: this.shown.doodles?.[seat] ?? "",
      })),
      game: this.game,
      options: this.shown.options,
      decks: this.shown.decks,
      speed: "none",
      family: false,
      listed: false,
      stand_in: "",
      paused: false,
      commit: "",
      games: 1,
      watchers: 0,
    };
  }
}
