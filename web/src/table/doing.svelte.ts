/** Commands from buttons: one at a time, with the reason at hand if it is not done. */

import { speech } from "../words/words.svelte";
import type { Command, Connection } from "./connection.svelte";

export class Doing {
  /** Whether a command is on its way; its button waits, so that a double tap does nothing twice. */
  isBusy = $state(false);
  /** Why the last command was not done; empty: it was. */
  why = $state("");

  constructor(private readonly here: Connection) {}

  /** Have something done; true if it was. */
  async ask(command: Command): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.why = "";
    const outcome = await this.here.send(command);
    this.isBusy = false;
    if (!outcome.done) this.why = speech().explain(outcome.refused, this.here.names);
    return outcome.done;
  }
}
