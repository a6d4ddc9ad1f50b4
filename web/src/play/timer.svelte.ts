/** How much time a question leaves: its own, then the time bank of the seat that is asked alone, then a bot plays on. */

import type { Playing } from "../table/connection.svelte";

const TICK = 200; // ms
const SOON = 10_000; // ms before a bot plays on in which that is said
/** Questions that cannot be let pass: who says nothing to them is replaced by a bot. */
const MUST = new Set(["turn", "throw", "debt", "purchase", "mail", "card-throw"]);

export class Timer {
  #now = $state(performance.now());

  constructor(private readonly play: () => Playing) {
    $effect(() => {
      if (!play().clock) return;
      this.#now = performance.now();
      const timer = setInterval(() => (this.#now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds that are left of the question's own time. */
  get left(): number {
    return Math.max(0, (this.#clock?.until ?? 0) - this.#now);
  }

  /** The part of the question's own time that is left, from 1 down to 0. */
  get part(): number {
    return this.left / Math.max(1, this.#clock?.of ?? 1);
  }

  /** Milliseconds that are left of the time bank; it is used once the question's own time is over. */
  get bank(): number {
    const { bank = 0, until = 0 } = this.#clock ?? {};
    return Math.max(0, Math.min(bank, until + bank - this.#now));
  }

  /** The part of the time bank that is left. */
  get bankPart(): number {
    return this.bank / Math.max(1, this.#clock?.bank ?? 1);
  }

  /** Whether the time bank runs. */
  get isOwn(): boolean {
    return this.#clock !== null && this.left === 0 && this.bank > 0;
  }

  /** Milliseconds until something happens without the person. */
  get all(): number {
    return this.left + this.bank;
  }

  /** What happens then, once that is near: a bot plays on, or the question passes. */
  get next(): "" | "bot" | "passes" {
    if (!this.#clock || this.all > SOON || this.play().public.open_to.length !== 1) return "";
    return MUST.has(this.play().public.asking) ? "bot" : "passes";
  }

  /** Milliseconds before a move may be made, because another seat may still claim something. */
  get grace(): number {
    const { grace = 0, left = 0, until = 0 } = this.#clock ?? {};
    return Math.max(0, until - left + grace - this.#now);
  }

  /** The seat that may claim something. */
  get claims(): number {
    return this.#clock?.claims ?? -1;
  }

  get #clock(): Playing["clock"] {
    return this.play().clock;
  }
}

/** A time as minutes and seconds. */
export function asTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
}
