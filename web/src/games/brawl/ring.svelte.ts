/** How much of the time of a question is left. */

import type { Playing } from "../../table/connection.svelte";

const TICK = 200; // ms

/** A watch that runs while there is a clock. */
export class Watch {
  #now = $state(performance.now());

  constructor(private readonly clock: () => Playing["clock"]) {
    $effect(() => {
      if (!clock()) return;
      this.#now = performance.now();
      const timer = setInterval(() => (this.#now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Seconds that are left. */
  get seconds(): number {
    return Math.ceil(this.#left / 1000);
  }

  /** The part of the time that is left, from 1 down to 0. */
  get part(): number {
    return this.#left / Math.max(1, this.clock()?.of ?? 1);
  }

  get #left(): number {
    return Math.max(0, (this.clock()?.until ?? 0) - this.#now);
  }
}
