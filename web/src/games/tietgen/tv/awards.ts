/** The awards of Tietgen: for what somebody did on the board, never for what anybody drank. */

import { Tally, type Award } from "../../../director/awards";
import type { GameEvent } from "../../../words/speech";

/** What is counted for each award: the event, and whose count it is. */
const COUNTED: Record<string, { event: string; who: "by" | "seat" | "both"; only?: [string, string] }> = {
  landlord: { event: "tietgen-claims", who: "by" },
  builder: { event: "tietgen-builds", who: "seat" },
  dealer: { event: "tietgen-accepts", who: "both" },
  reprimanded: { event: "tietgen-sent", who: "seat" },
  "lucky-dice": { event: "tietgen-throws", who: "seat", only: ["double", "yes"] },
  sleeper: { event: "tietgen-rent-lost", who: "by" },
};

export function tietgenAwards(events: GameEvent[]): Award[] {
  return Object.entries(COUNTED).flatMap(([award, { event, who, only }]) => {
    const tally = new Tally();
    for (const [key, args] of events) {
      if (key !== event || (only && args[only[0]] !== only[1])) continue;
      const seats = who === "both" ? [args.by, args.on] : [args[who]];
      for (const seat of seats) if (typeof seat === "number") tally.add(seat);
    }
    return tally.award(award);
  });
}
