/** One device at one table: a socket that comes back by itself, and what was heard on it as state. No rules. */

import type {
  AnyCommand,
  AnyMessage,
  Because,
  Bye,
  ChairNow,
  Clock,
  Hello,
  Notice,
  Piles,
  Play,
  Reveal,
  ScreenChange,
  TableNow,
  Talk,
  Welcome,
  Yours,
} from "../../wire";
import { build } from "../shell/version";
import type { GameEvent } from "../words/speech";
import { lookOf } from "../look/faces";
import { keeping } from "./keeping";
import { Outbox, type Command, type Outcome } from "./outbox";
import * as seats from "./seats";
import type { Choice, Own, Public } from "./shapes";

const VERSION = 1; // of the wire
const PAUSES = [250, 500, 1000, 2000, 4000, 8000]; // ms before the next try
const TALK_MOST = 200; // lines that are kept
const LOOK = 2_000; // ms between two looks at whether the line is alive
const SILENCE = 5_000; // ms without a word, after which the server is asked for a sign of life
const DEAD = 4_000; // ms without an answer to that, or to a hello: the line is dead
const ASLEEP = 20_000; // ms after which a page that is looked at again does not believe that its socket is alive

/** Why a socket was closed for a reason that passes: say hello again. Every other reason is final. */
const PASSES = new Set([
  "server-stops",
  "table-broken",
  "table-moved",
  "cluster-away",
  "slow-receiver",
  "too-fast",
  "no-hello",
]);

/** Notices to everybody at a table. */
const LOG = new Set(["log-waits", "log-goes-on"]);

export type { Command, Outcome } from "./outbox";

/** `connecting` at first, `open`, `waiting` for the next try, `ended` for good. */
export type Status = "connecting" | "open" | "waiting" | "ended";

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
  /** What the table has said to me alone. */
  notices = $state.raw<Notice[]>([]);
  /** What the table last said to all: that moves cannot be written down, or can be again. */
  log = $state.raw<Notice | null>(null);
  reveal = $state.raw<Reveal | null>(null);
  piles = $state.raw<Piles | null>(null);
  because = $state.raw<Because | null>(null);
  /** What the host's phone wants changed on this screen for all, until it is done. */
  changes = $state.raw<ScreenChange[]>([]);
  /** The build of the page that the server has now, if it is another one than this. */
  newer = $state<string | null>(null);
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
    return (this.#names = keeping(this.#names, names));
  });

  /** By seat, the shape and colour of each player. */
  readonly looks: number[] = $derived.by(() => {
    const chairs = this.table?.chairs ?? [];
    const looks: number[] = [];
    for (const { id, seat = -1 } of chairs) if (seat >= 0) looks[seat] = lookOf(chairs, id);
    return (this.#looks = keeping(this.#looks, looks));
  });

  #names: string[] = [];
  #looks: number[] = [];
  #socket: Socket | null = null;
  #tries = 0;
  #lines = 0;
  #isGreeted = false;
  #outbox = new Outbox((command) => this.#write(command));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #askedAt = 0;
  #lookedAt = 0;

  constructor(
    readonly code: string,
    private readonly open: () => Socket = toThisServer,
    /** Which of the people on this device it speaks for. */
    readonly place = 0,
    /** Whether this device shows the table to everybody in the room. */
    readonly isScreen = false,
  ) {
    this.#watch = setInterval(() => this.#look(), LOOK);
    this.#connect();
  }

  /** Somebody who looks at a command before it is sent, and may stop it: the key of why, or nothing. */
  guard: ((command: Command) => string) | null = null;

  /** Whether something was asked for and is not answered yet. */
  get isBusy(): boolean {
    return this.#outbox.isBusy;
  }

  /** Have something done. It may be called while the connection is away: then it is done when it is back. */
  async send(command: Command): Promise<Outcome> {
    const stopped = this.guard?.(command);
    if (stopped) return { done: false, refused: { is: "refused", n: 0, key: stopped } };
    if (command.do !== "sit" && command.do !== "take-over" && command.do !== "ask-seat")
      return this.#outbox.add(command, this.#reached());
    // We choose what holds the seat, so it is ours even if the answer gets lost.
    const token = seats.newToken();
    seats.expect(this.code, token, this.place);
    const outcome = await this.#outbox.add({ ...command, token }, "");
    if (!outcome.done && this.status !== "ended") seats.expect(this.code, "", this.place);
    return outcome;
  }

  /** Try again at once: the network is back, or the page is looked at again after so many ms. */
  hurry(hidden = 0): void {
    if (this.status === "waiting" || (this.status === "open" && hidden > ASLEEP)) this.#connect();
  }

  /** Hang up for good. */
  close(key = "server-away"): void {
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.status = "ended";
    this.#drop();
    this.#outbox.end(key);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    if (this.status !== "waiting") this.status = "connecting";
    const socket = this.open();
    this.#socket = socket;
    this.#askedAt = performance.now();
    socket.onopen = () => this.#write(this.#hello());
    socket.onmessage = ({ data }) => {
      this.#heardAt = performance.now();
      this.#askedAt = 0;
      this.#hear(JSON.parse(data) as AnyMessage);
    };
    socket.onclose = () => this.#lost();
  }

  #drop(): void {
    this.#isGreeted = false;
    this.#outbox.pause();
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #lost(): void {
    this.#drop();
    this.#askedAt = 0;
    if (this.status === "ended") return;
    this.status = "waiting";
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 0;
    this.#timer = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  /** Notice a line that is dead though nobody has hung up: a phone out of reach of its network. */
  #look(): void {
    const now = performance.now();
    const slept = now - this.#lookedAt > 2 * LOOK; // a page that was asleep has heard nothing for another reason
    this.#lookedAt = now;
    if (!this.#socket || slept) {
      if (this.#askedAt) this.#askedAt = now;
      return;
    }
    if (this.#askedAt && now - this.#askedAt > DEAD) return this.#lost();
    if (this.#askedAt || !this.#isGreeted || now - this.#heardAt < SILENCE) return;
    this.#askedAt = now;
    this.#write({ do: "ping" });
  }

  #hello(): Hello {
    const mine = seats.tokenOf(this.code, this.place) || seats.expected(this.code, this.place);
    const token = this.isScreen ? "" : mine; // a screen for all shows nobody's hand
    const hello: Hello = { do: "hello", v: VERSION, table: this.code, token, build: build() };
    if (this.isScreen) hello.screen = true;
    return this.play ? { ...hello, game: this.play.game, seen: this.play.seen } : hello;
  }

  #write(message: AnyCommand | Hello): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: AnyMessage): void {
    switch (message.is) {
      case "welcome":
        return this.#welcome(message);
      case "table":
        return this.#sit(message);
      case "play":
        return this.#follow(message);
      case "talk":
        return this.#listen(message);
      case "yours":
        return void (this.yours = message);
      case "notice":
        return this.#heed(message);
      case "reveal":
        return void (this.reveal = message);
      case "piles":
        return this.#answered(message.done, () => (this.piles = message));
      case "because":
        return this.#answered(message.done, () => (this.because = message));
      case "screen":
        return void (this.changes = [...this.changes, message]);
      case "done":
        return this.#outbox.done(message.n);
      case "refused":
        return this.#outbox.refused(message, this.#reached());
      case "pong":
        return; // it was heard
      case "newer":
        return void (this.newer = message.build);
      case "bye":
        return this.#part(message);
    }
  }

  #welcome(message: Welcome): void {
    if (message.token) seats.remember(this.code, { token: message.token }, this.place);
    this.status = "open";
    this.#tries = 0;
    if (this.#isGreeted) return; // a seat was taken: what was sent is on its way
    this.#isGreeted = true;
    this.log = null;
    this.#outbox.resume(message.last ?? 0);
  }

  #sit(message: TableNow): void {
    this.table = keeping(this.table, message);
    if (message.phase !== "playing" || message.stuck) this.#outbox.caughtUp("");
    if (!this.me) return;
    const token = seats.tokenOf(this.code, this.place) || seats.expected(this.code, this.place);
    if (token) seats.remember(this.code, { token, name: this.me.name, game: message.game }, this.place);
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
    const fresh = events
      .map((event, index) => ({ number: first + index, event }))
      .filter(({ number }) => number > seen);
    if (fresh.length) this.story = [...this.story, ...fresh];
    const hasChanged = message.public !== undefined && message.public !== null;
    const { play } = this;
    this.play = {
      game: message.game,
      seen: message.seen,
      public: hasChanged ? keeping(play?.public, message.public as Public) : (play?.public ?? ({} as Public)),
      own: keeping(play?.own, (message.own ?? {}) as Own),
      choices: keeping(play?.choices, (message.choices ?? []) as Choice[]),
      clock: hasChanged ? timed(message.clock ?? null) : (this.play?.clock ?? null),
    };
    if (message.done) this.#outbox.done(message.done);
    this.#outbox.caughtUp(this.#reached());
  }

  /** How far the game is, as far as this device has heard. */
  #reached(): string {
    return this.play ? `${this.play.game}/${this.play.seen}` : "";
  }

  #listen(message: Talk): void {
    this.talk = [...this.talk.slice(-TALK_MOST), { ...message, number: ++this.#lines }];
  }

  #heed(message: Notice): void {
    if (LOG.has(message.key)) this.log = message;
    else this.notices = [...this.notices, message];
  }

  #answered(number: number | undefined, take: () => void): void {
    take();
    if (number) this.#outbox.done(number);
  }

  #part(message: Bye): void {
    if (PASSES.has(message.key)) return; // the socket is closed next
    if (
      message.key === "token-unknown" &&
      !seats.tokenOf(this.code, this.place) &&
      seats.expected(this.code, this.place)
    ) {
      seats.expect(this.code, "", this.place); // a seat that was asked for and never taken
      if (this.place === 0) return this.#connect(); // the device comes in as a guest; nobody else on it does
    }
    this.bye = message;
    this.close(message.key);
  }
}

function timed(clock: Clock | null): Playing["clock"] {
  return clock && { ...clock, until: performance.now() + clock.left };
}

export function toThisServer(): Socket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
}
