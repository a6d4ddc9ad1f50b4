/**
 * One device at one table: a socket that comes back by itself, and what was heard on it as state.
 *
 * Commands are numbered from the last one the table has done. Those that were not acknowledged are kept and sent again
 * after a reconnection; the table does none of them twice. There are no rules here.
 */

import type {
  AnyCommand, AnyMessage, Because, Bye, ChairNow, Clock, Hello, Notice, Piles, Play, Refused, Reveal, TableNow, Talk,
  Welcome, Yours,
} from "../../wire"; // prettier-ignore
import type { GameEvent } from "../words/speech";
import * as seats from "./seats";
import type { Choice, Own, Public } from "./shapes";

const VERSION = 1; // of the wire
const PAUSES = [250, 500, 1000, 2000, 4000, 8000]; // ms before the next try
const TALK_MOST = 200; // lines that are kept

/** Why a socket was closed for a reason that passes: say hello again. Every other reason is final. */
const PASSES = new Set([
  "server-stops", "table-broken", "table-moved", "cluster-away", "slow-receiver", "too-fast", "no-hello",
]); // prettier-ignore

type Without<T> = T extends unknown ? Omit<T, "n"> : never;

/** A command, before it gets its number. */
export type Command = Without<AnyCommand>;

/** `connecting` at first, `open`, `waiting` for the next try, `ended` for good. */
export type Status = "connecting" | "open" | "waiting" | "ended";

/** A command was done, or this is why not. */
export type Outcome = { done: true } | { done: false; refused: Refused };

/** How the running game stands, as this seat sees it. */
export interface Playing {
  game: number;
  seen: number;
  public: Public;
  own: Own;
  choices: Choice[];
  /** When the question closes, by `performance.now()`; null: there is no clock. */
  clock: (Clock & { until: number }) | null;
  /** By seat, hands that lie open: only where a game is looked at again. */
  hands?: (string[] | undefined)[];
}

/** An event with its number; numbers rise by one and are this seat's own. */
export interface Happened {
  number: number;
  event: GameEvent;
}

/** As much of a WebSocket as is used. */
export type Socket = Pick<WebSocket, "send" | "close"> & {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
};

interface Waiting {
  command: AnyCommand;
  settle: (outcome: Outcome) => void;
}

export class Connection {
  status = $state<Status>("connecting");
  table = $state.raw<TableNow | null>(null);
  play = $state.raw<Playing | null>(null);
  /** What has happened in the running game, as far as it was heard. */
  story = $state.raw<Happened[]>([]);
  /** How many events before the story are no longer kept. */
  missed = $state(0);
  talk = $state.raw<(Talk & { number: number })[]>([]);
  yours = $state.raw<Yours | null>(null);
  notices = $state.raw<Notice[]>([]);
  reveal = $state.raw<Reveal | null>(null);
  piles = $state.raw<Piles | null>(null);
  because = $state.raw<Because | null>(null);
  /** Why the connection has ended. */
  bye = $state.raw<Bye | null>(null);

  /** My chair; null for a watcher. */
  readonly me: ChairNow | null = $derived(
    this.table?.chairs.find((chair) => chair.id === this.table?.you.chair) ?? null,
  );
  readonly seat: number = $derived(this.table?.you.seat ?? -1);
  readonly isHost: boolean = $derived(this.me !== null && this.table?.host === this.me.id);
  /** Names by seat in the running game. */
  readonly names: string[] = $derived.by(() => {
    const names: string[] = [];
    for (const chair of this.table?.chairs ?? []) if ((chair.seat ?? -1) >= 0) names[chair.seat ?? 0] = chair.name;
    return names;
  });

  #socket: Socket | null = null;
  #next = 1;
  #tries = 0;
  #lines = 0;
  #isGreeted = false;
  #waiting: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    private readonly open: () => Socket = toThisServer,
    /** Which of the people on this device it speaks for. */
    readonly place = 0,
  ) {
    this.#connect();
  }

  /** Somebody who looks at a command before it is sent, and may stop it: the key of why, or nothing. */
  guard: ((command: Command) => string) | null = null;

  /** Have something done. It may be called while the connection is away: then it is done when it is back. */
  send(command: Command): Promise<Outcome> {
    const stopped = this.guard?.(command);
    if (stopped) return Promise.resolve({ done: false, refused: { is: "refused", n: 0, key: stopped } });
    const numbered = { ...command, n: this.#next++ } as AnyCommand;
    return new Promise((settle) => {
      this.#waiting.push({ command: numbered, settle });
      if (this.#isGreeted) this.#write(numbered);
    });
  }

  /** Try again at once: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.status === "waiting") this.#connect();
  }

  /** Hang up for good. */
  close(): void {
    clearTimeout(this.#timer);
    this.status = "ended";
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    if (this.status !== "waiting") this.status = "connecting";
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => this.#write(this.#hello());
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as AnyMessage);
    socket.onclose = () => this.#lost();
  }

  #drop(): void {
    this.#isGreeted = false;
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #lost(): void {
    this.#drop();
    if (this.status === "ended") return;
    this.status = "waiting";
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 0;
    this.#timer = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #hello(): Hello {
    const hello: Hello = { do: "hello", v: VERSION, table: this.code, token: seats.tokenOf(this.code, this.place) };
    return this.play ? { ...hello, game: this.play.game, seen: this.play.seen } : hello;
  }

  #write(message: AnyCommand | Hello): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: AnyMessage): void {
    switch (message.is) {
      case "welcome": return this.#welcome(message);
      case "table": return this.#sit(message);
      case "play": return this.#follow(message);
      case "talk": return this.#listen(message);
      case "yours": return void (this.yours = message);
      case "notice": return void (this.notices = [...this.notices, message]);
      case "reveal": return void (this.reveal = message);
      case "piles": return this.#answered(message.done, () => (this.piles = message));
      case "because": return this.#answered(message.done, () => (this.because = message));
      case "done": return this.#settle(message.n, { done: true });
      case "refused": return this.#settle(message.n, { done: false, refused: message });
      case "bye": return this.#part(message);
    }
  } // prettier-ignore

  #welcome(message: Welcome): void {
    if (message.token) seats.remember(this.code, { token: message.token }, this.place);
    const last = message.last ?? 0;
    this.#next = Math.max(this.#next, last + 1);
    this.status = "open";
    this.#tries = 0;
    if (this.#isGreeted) return; // a seat was taken: what was sent is on its way
    this.#isGreeted = true;
    for (const { command } of this.#waiting.filter(({ command }) => (command.n ?? 0) <= last)) {
      this.#settle(command.n ?? 0, { done: true });
    }
    for (const { command } of this.#waiting) this.#write(command);
  }

  #sit(message: TableNow): void {
    this.table = message;
    if (!this.me || !seats.tokenOf(this.code, this.place)) return;
    seats.remember(this.code, { name: this.me.name, game: message.game }, this.place);
  }

  #follow(message: Play): void {
    const isSame = this.play?.game === message.game;
    if (!isSame) {
      this.story = [];
      this.reveal = null;
    }
    const events = message.events as GameEvent[];
    if (message.missed !== undefined || !isSame) this.missed = message.missed ?? 0;
    const first = message.seen - events.length + 1;
    const seen = isSame ? (this.play?.seen ?? 0) : 0;
    const fresh = events.map((event, index) => ({ number: first + index, event })).filter(({ number }) => number > seen);
    if (fresh.length) this.story = [...this.story, ...fresh];
    const hasChanged = message.public !== undefined && message.public !== null;
    this.play = {
      game: message.game,
      seen: message.seen,
      public: hasChanged ? (message.public as Public) : (this.play?.public ?? ({} as Public)),
      own: (message.own ?? {}) as Own,
      choices: (message.choices ?? []) as Choice[],
      clock: hasChanged ? timed(message.clock ?? null) : (this.play?.clock ?? null),
    };
    if (message.done) this.#settle(message.done, { done: true });
  }

  #listen(message: Talk): void {
    this.talk = [...this.talk.slice(-TALK_MOST), { ...message, number: ++this.#lines }];
  }

  #answered(number: number | undefined, take: () => void): void {
    take();
    if (number) this.#settle(number, { done: true });
  }

  #settle(number: number, outcome: Outcome): void {
    this.#next = Math.max(this.#next, number + 1); // another device of this seat may have been quicker
    const found = this.#waiting.find(({ command }) => command.n === number);
    this.#waiting = this.#waiting.filter((each) => each !== found);
    found?.settle(outcome);
  }

  #part(message: Bye): void {
    if (PASSES.has(message.key)) return; // the socket is closed next
    this.bye = message;
    this.close();
  }
}

function timed(clock: Clock | null): Playing["clock"] {
  return clock && { ...clock, until: performance.now() + clock.left };
}

export function toThisServer(): Socket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`) as Socket;
}
