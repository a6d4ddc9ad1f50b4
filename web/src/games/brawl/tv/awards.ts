/** The awards of a card game. */

import { Tally, type Award } from "../../../director/awards";
import type { GameEvent } from "../../../words/speech";

interface Args {
  by?: number;
  on?: number;
  seat?: number;
  card?: string;
  amount?: number;
  left?: number;
  medievals?: number;
}

/** What a card takes if nobody stops it. */
export type Force = (card: string) => number;

/** Who struck whom for how much. */
export function blowsOf(events: GameEvent[]): { by: number; on: number; count: number }[] {
  return events.flatMap(([key, args]) => {
    const { by, on, amount } = args as Args;
    return (key === "hits" || key === "tick") && by !== undefined && on !== undefined && amount
      ? [{ by, on, count: amount }]
      : [];
  });
}

export function brawlAwards(events: GameEvent[], force: Force): Award[] {
  const [dealt, taken, shamed, felled] = [new Tally(), new Tally(), new Tally(), new Tally()];
  const lows = new Map<number, number>();
  const blows = new Map<number, number>();
  let attack = "";
  let block: Award | null = null;
  let comeback: Award | null = null;

  for (const { by, on, count } of blowsOf(events)) {
    dealt.add(by, count);
    taken.add(on, count);
  }
  for (const [key, args] of events) {
    const { by = -1, on = -1, seat = -1, card = "", left } = args as Args;
    if (key === "attacks" || key === "follows-up" || key.endsWith("-attack")) attack = card;
    if (key === "voided") shamed.add(by);
    if (key === "defends" && attack && force(attack) > force(String(block?.why.card ?? "")))
      block = { key: "luckiest-block", seat: by, why: { card: attack } };
    if ((key === "hits" || key === "tick") && left !== undefined) {
      blows.set(on, by);
      lows.set(on, Math.min(left, lows.get(on) ?? left));
    }
    if (key === "healed" && left !== undefined) {
      const low = lows.get(seat) ?? left;
      const rise = Number(comeback?.why.high ?? 0) - Number(comeback?.why.low ?? 0);
      if (left > 0 && left - low > rise) comeback = { key: "best-comeback", seat, why: { low, high: left } };
    }
    if (key === "falls") felled.add(blows.get(seat) ?? -1);
  }
  return [
    ...dealt.award("meanest"),
    ...(block ? [block] : []),
    ...shamed.award("most-humiliated"),
    ...(comeback ? [comeback] : []),
    ...felled.award("knock-outs"),
    ...taken.award("punchbag"),
  ].filter(({ seat }) => seat >= 0);
}
