/** The end of an evening in the building. Nobody is struck here, and nothing is counted that was drunk. */

import { drawable, type GameShow } from "../../../director/show";
import type { GameEvent } from "../../../words/speech";
import Glass from "../Glass.svelte";
import { tietgenAwards } from "./awards";
import { tietgenScript } from "./script";

/** What everybody owns when time is called. */
function wealthOf(events: GameEvent[]): Map<number, number> {
  return new Map(
    events.flatMap(([key, args]) =>
      key === "tietgen-wealth" ? [[Number(args.seat), Number(args["wealth-beer"])] as [number, number]] : [],
    ),
  );
}

export const show: GameShow = {
  script: drawable(tietgenScript),
  scores: wealthOf,
  Score: Glass,
  awards: tietgenAwards,
  blows: () => [],
};
