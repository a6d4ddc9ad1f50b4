/**
 * Everybody who plays on this device at one table: a connection for each, and whose hand may be seen.
 *
 * With one person nothing is ever covered. With several, a game shows the hand of one of them only after that person
 * has said that the device is in their hands; as soon as somebody else must act, everything is covered again.
 */

import { Connection, toThisServer, type Outcome, type Socket } from "./connection.svelte";
import * as seats from "./seats";

/** Reasons for which one seat is gone from this device while the table is still there. */
const SEAT_GONE = new Set(["token-unknown", "kicked", "taken-over"]);

/** Whether the table waits for that person: a question of the game, a move to be taken back, a vote. */
export function isWaitedFor(here: Connection): boolean {
  const { table, play, me, seat } = here;
  if (!table || !me || me.bot || table.paused) return false;
  if (table.undo) return seat >= 0 && table.undo.seat !== seat && !table.undo.agreed.includes(seat);
  if (table.vote && ![...table.vote.yes, ...table.vote.no].includes(me.id)) return true;
  return table.phase === "playing" && !play?.own.sealed && (play?.choices.some((choice) => !choice.may) ?? false);
}

/** Wait until somebody is let in, or is not. */
function isThere(here: Connection): Promise<void> {
  return new Promise((settle) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (here.status !== "open" && here.status !== "ended") return;
        settle();
        queueMicrotask(() => stop());
      });
    });
  });
}

export class People {
  connections = $state.raw<Connection[]>([]);
  /** Who has the device in their hands; null: nobody has said so. */
  held = $state.raw<Connection | null>(null);

  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- the device itself is the first
  readonly first: Connection = $derived(this.connections[0]!);
  readonly isShared: boolean = $derived(this.connections.length > 1);
  /** People of this device who sit in the running game. */
  readonly players: Connection[] = $derived(this.connections.filter((here) => here.seat >= 0));
  /** Whether hands must be covered: a game runs with several of them, or it is not known yet that it does not. */
  readonly isPlaying: boolean = $derived(
    this.isShared &&
      this.connections.some(({ table }) => table?.phase === "playing") &&
      (this.players.length > 1 || this.connections.some(({ table }) => !table)),
  );

  /** Who has to act next on this device: whoever holds it, else the next one around the table. */
  readonly wanted: Connection | null = $derived.by(() => {
    const from = this.held?.seat ?? 0;
    const after = (here: Connection) => (here.seat - from + here.names.length) % Math.max(1, here.names.length);
    const waited = this.players.filter(isWaitedFor).sort((one, two) => after(one) - after(two));
    return waited[0] ?? null;
  });

  /** Whose view may be drawn; null: cover everything. Outside of games that is the host, who can do the most. */
  readonly shown: Connection | null = $derived.by(() => {
    if (!this.isPlaying) return this.connections.find((here) => here.isHost) ?? this.first;
    const { held, wanted } = this;
    return held && (!wanted || wanted === held) && this.players.includes(held) ? held : null;
  });

  /** Whose connection has ended in a way that ends the visit of this device. */
  readonly ended: Connection | null = $derived(
    this.connections.find(({ bye }) => bye && !(this.isShared && SEAT_GONE.has(bye.key))) ?? null,
  );
  /** Whose seat is gone from this device, while others are still there. */
  readonly gone: Connection | null = $derived(
    this.connections.find(({ bye }) => bye && this.isShared && SEAT_GONE.has(bye.key)) ?? null,
  );

  constructor(
    readonly code: string,
    private readonly open: () => Socket = toThisServer,
    /** A screen for all looks for one of them only. */
    private readonly most = Infinity,
    private readonly isScreen = false,
  ) {
    this.#openAll();
  }

  /** That person has the device now. */
  hold(here: Connection): void {
    this.held = here;
  }

  /** Cover everything until somebody says that they have the device. */
  hide(): void {
    this.held = null;
  }

  /** Seat another person on this device. */
  async add(name: string): Promise<Outcome> {
    const here = new Connection(this.code, this.open, this.connections.length);
    await isThere(here); // comes in as a guest first: until then nothing holds a seat
    const outcome = await here.send({ do: "sit", name });
    if (outcome.done) this.connections = [...this.connections, here];
    else here.close();
    return outcome;
  }

  /** Somebody of this device gets up for good. */
  async leave(here: Connection): Promise<Outcome> {
    const outcome = await here.send({ do: "leave" });
    if (outcome.done) this.forget(here);
    return outcome;
  }

  /** A seat of this device is gone; the others stay. */
  forget(here: Connection): void {
    seats.forget(this.code, here.place);
    if (!this.isShared) return;
    this.close();
    this.#openAll();
  }

  /** Try again at once: the network is back, or the page is looked at again after so many ms. */
  hurry(hidden = 0): void {
    for (const here of this.connections) here.hurry(hidden);
  }

  close(): void {
    for (const here of this.connections) here.close();
  }

  #openAll(): void {
    this.held = null;
    const places = Math.min(seats.countOf(this.code), this.most);
    this.connections = Array.from(
      { length: places },
      (_, place) => new Connection(this.code, this.open, place, this.isScreen),
    );
  }
}
