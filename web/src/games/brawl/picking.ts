/**
 * How cards of a hand become a move: which cards fit to those that are picked, and which choice they make.
 *
 * Cards are picked by their places in the hand. There are no rules here: a card may be picked if some choice names it.
 */

import { isSelection, selected } from "../../play/moves";
import type { Choice } from "../../table/shapes";

/** The cards that a choice lays, as its text names them; null: it is no choice of cards from this hand. */
export function cardsOf(choice: Choice, hand: string[]): string[] | null {
  if (choice.some) return null;
  const words = choice.text.split(" ");
  return words.every((word) => hand.includes(word)) ? words : null;
}

/** Choices that lay picked cards. */
export function plays(choices: Choice[], hand: string[]): Choice[] {
  return choices.filter((choice) => cardsOf(choice, hand) !== null);
}

/** Choices of any selection of cards: discarding, healing. */
export function selections(choices: Choice[]): Choice[] {
  return choices.filter((choice) => choice.some);
}

/** Choices that need no card. */
export function plain(choices: Choice[], hand: string[]): Choice[] {
  return choices.filter((choice) => !choice.some && cardsOf(choice, hand) === null);
}

/** Whether the cards at these places are among those of some play. */
export function isBeginning(choices: Choice[], hand: string[], places: number[]): boolean {
  const picked = places.map((place) => hand[place] ?? "");
  return plays(choices, hand).some((choice) => isWithin(picked, cardsOf(choice, hand) ?? []));
}

/** The plays that these places make, no card more and no card less. */
export function made(choices: Choice[], hand: string[], places: number[]): Choice[] {
  return plays(choices, hand).filter((choice) => {
    const cards = cardsOf(choice, hand) ?? [];
    return (
      cards.length === places.length &&
      isWithin(
        places.map((place) => hand[place] ?? ""),
        cards,
      )
    );
  });
}

/** Whether one more card could be laid with those that are picked. */
export function hasMore(choices: Choice[], hand: string[], places: number[]): boolean {
  return hand.some((_, place) => !places.includes(place) && isBeginning(choices, hand, [...places, place]));
}

/** The text of a selection of cards by their places in the hand; empty: they make no move. */
export function selectionText(choice: Choice, hand: string[], places: number[]): string {
  const offered = [...(choice.some ?? [])];
  const inChoice: number[] = [];
  for (const place of places) {
    const found = offered.findIndex((card, at) => card === hand[place] && !inChoice.includes(at));
    if (found < 0) return "";
    inChoice.push(found);
  }
  return isSelection(choice, inChoice) ? [choice.text, ...selected(choice, inChoice)].join(" ") : "";
}

function isWithin(few: string[], many: string[]): boolean {
  const left = [...many];
  return few.every((card) => {
    const found = left.indexOf(card);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}
