/** Which move is the large button: a sensible one that needs no thought. No rules here: only what is offered, and cards. */

import type { Choice } from "../../../table/shapes";
import { plays, selections } from "../picking";
import type { BrawlPublic, CardShown } from "../shapes";

export interface Advice {
  /** The whole text of a move that is sensible as it is; empty: none. */
  best: string;
  /** The verb whose cards are to be picked first; empty: none. */
  verb: string;
  /** The verb of a button without a card that is the sensible one; empty: none. */
  plain: string;
  /** Whether some card of the hand can be played now. */
  canPlay: boolean;
  /** Whether there is something to heal with. */
  hasHealing: boolean;
  /** Whether what is picked heals too little to stay in. */
  isTooLittle: boolean;
  /** Whether the question passes by itself: others are asked, too, and nothing in my hand answers it. */
  passesByItself: boolean;
  /** Whether not to be asked about what is aimed at others makes sense here. */
  mayStand: boolean;
}

/** Counters that a player needs at least to stay in. */
const STANDS = 1;

/** What a seat that is asked for a rescue needs. */
export function neededBy(now: BrawlPublic, seat: number): number {
  return Math.max(0, STANDS - (now.counters[seat] ?? 0));
}

/** What cards heal together. */
export function healingOf(cards: string[], cardOf: (id: string) => CardShown): number {
  return cards
    .map(cardOf)
    .filter(({ type }) => type === "defense")
    .reduce((sum, { value }) => sum + value, 0);
}

interface Situation {
  now: BrawlPublic;
  choices: Choice[];
  hand: string[];
  seat: number;
  hasClock: boolean;
  isMine: boolean;
  /** Cards that are picked to heal with. */
  picked: string[];
  cardOf: (id: string) => CardShown;
}

export function adviceOn({ now, choices, hand, seat, hasClock, isMine, picked, cardOf }: Situation): Advice {
  const answers = choices.filter((choice) => !choice.may);
  const playable = plays(answers, hand);
  const verbs = selections(answers).map((choice) => choice.do);
  const advice: Advice = {
    best: "",
    verb: "",
    plain: "",
    canPlay: playable.length > 0,
    hasHealing: verbs.includes("heal"),
    isTooLittle: false,
    passesByItself: false,
    mayStand: false,
  };
  if (!answers.length) return advice;
  switch (now.asking) {
    case "rescue":
      advice.verb = advice.hasHealing ? "heal" : "";
      advice.isTooLittle = picked.length > 0 && healingOf(picked, cardOf) < neededBy(now, seat);
      break;
    case "turn":
      if (!advice.canPlay && verbs.includes("discard")) advice.verb = "discard";
      break;
    case "keep-hold":
    case "weapon-back":
      advice.plain = "take";
      break;
    case "window": {
      const isShared = now.open_to.length > 1;
      const saving = playable.filter((choice) => !choice.at); // a defence rather than what spoils any card
      const defence = saving.find((choice) => cardOf(choice.text).type === "defense") ?? saving[0];
      if (isMine && defence) advice.best = defence.text;
      advice.passesByItself = isShared && hasClock && !playable.length && !verbs.length;
      advice.mayStand = !isMine;
      break;
    }
  }
  return advice;
}
