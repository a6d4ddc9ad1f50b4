/** Where the tokens stand, so that each walks on from where it was and never the short way through a wall. */

import { STEP, directionOf, way } from "./geometry";
import { failedThrows, type Tietgen } from "./state";

export interface Walker {
  seat: number;
  /** Degrees; grows beyond a full turn with every round. */
  direction: number;
  radius: number;
  isHeld: boolean;
}

/** Where tokens stand in a room: the distance of the nearest and of the farthest from the middle. */
const NEAR = 352;
const FAR = 436;
const FANNED = 0.28; // of a token to either side, so that each shows a piece of itself

export class Walkers {
  /** By seat: how many rooms were walked from GO, and in which room that ended. */
  #walked = new Map<number, { rooms: number; at: number }>();

  /** Everybody who is still in the game, on their rooms. `size` is the radius of a token. */
  placed(game: Tietgen, ids: string[], size: number): Walker[] {
    const seats = game.at.map((_, seat) => seat).filter((seat) => !game.out.includes(seat));
    return seats.map((seat) => {
      const at = Math.max(0, ids.indexOf(game.at[seat] ?? ""));
      const together = seats.filter((other) => game.at[other] === game.at[seat]);
      const place = together.indexOf(seat);
      const step = Math.min(size * 1.7, (FAR - NEAR) / Math.max(1, together.length - 1));
      const radius = NEAR + (together.length > 1 ? place * step : (FAR - NEAR) / 4);
      const aside = together.length > 1 ? (place % 2 ? 1 : -1) * FANNED * size : 0;
      const before = this.#walked.get(seat);
      const rooms = before ? before.rooms + way(before.at, at) : at;
      this.#walked.set(seat, { rooms, at });
      const direction = directionOf(0) + rooms * STEP + ((aside / radius) * 180) / Math.PI;
      return { seat, direction, radius, isHeld: failedThrows(game, seat) >= 0 };
    });
  }
}
