/** Offers as they are written in a move: `offer @2 give kitchen-12.1 5cl get bike-room-a flirt`. */

import type { Offer } from "../state";

/** What lies on one side of a trade. */
export interface Goods {
  deeds: string[];
  /** Centilitres. */
  beer: number;
  flirts: number;
}

export function nothing(): Goods {
  return { deeds: [], beer: 0, flirts: 0 };
}

/** The goods in the words of a move. */
export function words({ deeds, beer, flirts }: Goods): string[] {
  return [
    ...deeds,
    ...(beer > 0 ? [`${Math.round(beer * 10_000) / 10_000}cl`] : []),
    ...Array<string>(flirts).fill("flirt"),
  ];
}

/** The move that makes an offer. */
export function write(on: number, give: Goods, get: Goods): string {
  return `offer @${on} give ${words(give).join(" ")} get ${words(get).join(" ")}`;
}

/** The offer that a text makes. */
export function read(text: string, by: number): Offer {
  const [, on = "0", give = "", get = ""] = /^offer @(\d+) give (.*) get (.*)$/.exec(text) ?? [];
  return { by, on: Number(on), give: give.split(" "), get: get.split(" ") };
}
