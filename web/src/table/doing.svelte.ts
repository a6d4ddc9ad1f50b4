/** Commands from buttons: one at a time, with the reason at hand if it is not done. */

import type { Refusal } from "../words/speech";
import { speech } from "../words/words.svelte";
import type { Command, Connection } from "./connection.svelte";

export class Doing {
  /** Whether a command is on its way; its button waits, so that a double tap does nothing twice. */
  isBusy = $state(false);
  #refused = $state.raw<Refusal | null>(null);

  constructor(private readonly here: Connection) {}

  /** Why the last command was not done, in the language of this moment; empty: it was. */
  get why(): string {
    return this.#refused ? speech().explain(this.#refused, this.here.names) : "";
  }

  /** Have something done; true if it was. */
  async ask(command: Command): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.#refused = null;
    const outcome = await this.here.send(command);
    this.isBusy = false;
    if (!outcome.done) this.#refused = outcome.refused;
    return outcome.done;
  }
}
