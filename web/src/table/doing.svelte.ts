/** Commands from buttons: one at a time, with the reason at hand if it is not done. */

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
  /** Why the last command was not done; empty: it was. */
  why = $state("");
  /** The key of that. */
  key = "";

  constructor(private readonly here: Connection) {}

  /** Have something done; true if it was. */
  async ask(command: Command): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.why = this.key = "";
    asked = performance.now();
    const outcome = await this.here.send(command);
    this.isBusy = false;
    if (outcome.done) return true;
    this.key = outcome.refused.key;
    this.why = speech().explain(outcome.refused, this.here.names);
    return false;
  }
}
