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

const ABREAST = 3; // tokens that stand side by side before a room
const HELD = 372; // the distance from the middle of whoever is held inside a room

export class Walkers {
  /** By seat: how many rooms were walked from GO, and in which room that ended. */
  #walked = new Map<number, { rooms: number; at: number }>();

  /** Everybody who is still in the game. `size` is the radius of a token, `path` the distance of the way from the middle. */
  placed(game: Tietgen, ids: string[], size: number, path: number): Walker[] {
    const seats = game.at.map((_, seat) => seat).filter((seat) => !game.out.includes(seat));
    const held = (seat: number) => failedThrows(game, seat) >= 0;
    const spread = (((size * 2.15) / path) * 180) / Math.PI;
    return seats.map((seat) => {
      const at = Math.max(0, ids.indexOf(game.at[seat] ?? ""));
      const together = seats.filter((other) => game.at[other] === game.at[seat] && held(other) === held(seat));
      const place = together.indexOf(seat);
      const row = Math.floor(place / ABREAST);
      const abreast = Math.min(ABREAST, together.length - row * ABREAST);
      const aside = ((place % ABREAST) - (abreast - 1) / 2) * spread;
      const before = this.#walked.get(seat);
      const rooms = before ? before.rooms + way(before.at, at) : at;
      this.#walked.set(seat, { rooms, at });
      const radius = held(seat) ? HELD - row * size * 2.2 : path - row * size * 2.15;
      return { seat, direction: directionOf(0) + rooms * STEP + aside, radius, isHeld: held(seat) };
    });
  }
}
