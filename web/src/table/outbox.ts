/**
 * What was asked for and is not answered yet. Commands go out one at a time, numbered upwards, and nothing is done
 * twice: neither after a break nor when another device of the same seat is quicker.
 */

import type { AnyCommand, Ping, Refused } from "../../wire";

type Numbered = Exclude<AnyCommand, Ping>;
type Without<T> = T extends unknown ? Omit<T, "n"> : never;

/** A command, before it gets its number. */
export type Command = Without<Numbered>;

/** A command was done, or this is why not. */
export type Outcome = { done: true } | { done: false; refused: Refused };

/** Another device of this seat has used the number. */
const TAKEN = "number-taken";
/** The game has gone on since the move was chosen. */
const LATE = "move-too-late";

interface Waiting {
  command: Command;
  /** How far the game was when it was asked for. */
  at: string;
  /** 0: it was not sent yet. */
  n: number;
  settle: (outcome: Outcome) => void;
}

export class Outbox {
  #waiting: Waiting[] = [];
  #last = 0;
  #isOpen = false;
  /** A move that may have got lost waits here until it is known whether the game has gone on. */
  #isInDoubt = false;

  /** `write` sends a command; `now` is where numbers come from, so that two devices hardly ever use the same one. */
  constructor(
    private readonly write: (command: Numbered) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether something waits for its answer. */
  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  /** Have something done; `at` says how far the game is. */
  add(command: Command, at: string): Promise<Outcome> {
    return new Promise((settle) => {
      this.#waiting.push({ command, at, n: 0, settle });
      this.#next();
    });
  }

  /** The connection is gone. */
  pause(): void {
    this.#isOpen = this.#isInDoubt = false;
  }

  /** The connection is back, and this is the number of the last command of this seat that was done. */
  resume(last: number): void {
    this.#isOpen = true;
    this.#last = Math.max(this.#last, last);
    const first = this.#waiting[0];
    if (first?.n) {
      if (last === first.n) this.#settle(first, { done: true });
      else if (last > first.n)
        this.#refuse(first, TAKEN); // nobody knows which of the two came first
      else if (first.command.do === "move") this.#isInDoubt = true;
      else return this.#send(first);
    }
    this.#next();
  }

  /** This is how far the game is after a break; empty: none is played. */
  caughtUp(at: string): void {
    if (!this.#isInDoubt) return;
    this.#isInDoubt = false;
    const first = this.#waiting[0];
    if (first?.at === at) this.#send(first);
    else if (first) this.#refuse(first, LATE);
  }

  /** A command was done. */
  done(number: number): void {
    const first = this.#numbered(number);
    if (first) this.#settle(first, { done: true });
  }

  /** A command was not done; one whose number was taken is sent again with another, unless the game has gone on. */
  refused(refused: Refused, at: string): void {
    const first = this.#numbered(refused.n);
    if (!first) return;
    this.#last = Math.max(this.#last, Number(refused.args?.last ?? 0));
    if (refused.key !== TAKEN || (first.command.do === "move" && first.at !== at)) {
      return this.#settle(first, { done: false, refused });
    }
    first.n = 0;
    this.#next();
  }

  /** Nothing more will be done, and this is why. */
  end(key: string): void {
    this.pause();
    for (const each of this.#waiting.splice(0)) each.settle(not(each.n, key));
  }

  #numbered(number: number): Waiting | undefined {
    const first = this.#waiting[0];
    return first?.n === number ? first : undefined;
  }

  #next(): void {
    const first = this.#waiting[0];
    if (!this.#isOpen || !first || first.n) return;
    first.n = this.#last = Math.max(this.#last + 1, this.now());
    this.#send(first);
  }

  #send(waiting: Waiting): void {
    this.write({ ...waiting.command, n: waiting.n });
  }

  #refuse(waiting: Waiting, key: string): void {
    this.#settle(waiting, not(waiting.n, key));
  }

  #settle(waiting: Waiting, outcome: Outcome): void {
    this.#waiting = this.#waiting.filter((each) => each !== waiting);
    waiting.settle(outcome);
    this.#next();
  }
}

function not(n: number, key: string): Outcome {
  return { done: false, refused: { is: "refused", n, key } };
}
