/** Making moves on a phone: one at a time, each with the line of talk that was typed to go with it. */

import { Doing } from "../table/doing.svelte";

export class Moving extends Doing {
  /** What is said with the next move. */
  talk = $state("");

  /** Make a move, written as in the notation; true if it was made. */
  readonly move = async (text: string): Promise<boolean> => {
    const isDone = await this.ask({ do: "move", move: text, talk: this.talk.trim() });
    if (isDone) this.talk = "";
    return isDone;
  };
}
