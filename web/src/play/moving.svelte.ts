/** Making moves on a phone: one at a time, each with the line of talk that was typed to go with it. */

import { Doing } from "../table/doing.svelte";

export class Moving extends Doing {
  /** What is said with the next move. */
  talk = $state("");
  /** Whether the field for it is open; it is closed with the move. */
  isTalking = $state(false);

  /** Make a move, written as in the notation; true if it was made. */
  readonly move = async (text: string): Promise<boolean> => {
    const isDone = await this.ask({ do: "move", move: text, talk: this.talk.trim() });
    if (isDone) {
      this.talk = "";
      this.isTalking = false;
    }
    return isDone;
  };
}
