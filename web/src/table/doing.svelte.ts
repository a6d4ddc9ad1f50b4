/** Commands from buttons: one at a time, with the reason at hand if it is not done. */

import type { Refusal } from "../words/speech";
import { speech } from "../words/words.svelte";
import type { Command, Connection } from "./connection.svelte";

const DOUBLE = 700; // ms in which the second tap of a double tap comes

let asked = -DOUBLE;

/**
 * Let the second tap of a double tap do nothing, if the first one asked for something: what it hits is perhaps another
 * button already. To be called once.
 */
export function ignoreDoubleTaps(): void {
  const swallow = (event: MouseEvent): void => {
    if (event.detail < 2 || performance.now() - asked > DOUBLE) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("click", swallow, { capture: true });
}

export class Doing {
  /** Whether a command is on its way; its button waits, so that a double tap does nothing twice. */
  isBusy = $state(false);
  #refused = $state.raw<Refusal | null>(null);

  constructor(private readonly here: Connection) {}

  /** Why the last command was not done, in the language of this moment; empty: it was. */
  get why(): string {
    return this.#refused ? speech().explain(this.#refused, this.here.names) : "";
  }

  /** The key of that. */
  get key(): string {
    return this.#refused?.key ?? "";
  }

  /** Have something done; true if it was. */
  async ask(command: Command): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.#refused = null;
    asked = performance.now();
    const outcome = await this.here.send(command);
    this.isBusy = false;
    if (!outcome.done) this.#refused = outcome.refused;
    return outcome.done;
  }
}
