/** How choices become moves: what is added to the text of a choice, and when enough is there. See wire-views.md. */

import type { Choice } from "../table/shapes";

/** What a choice still asks for before it is a move; `nothing`: its text is the move. */
export type Wanted = "nothing" | "target" | "word" | "cards" | "amount" | "offer";

export function wanted(choice: Choice): Wanted {
  if (choice.at) return "target";
  if (choice.one) return "word";
  if (choice.some) return "cards";
  if (choice.amount) return "amount";
  if (choice.with) return "offer";
  return "nothing";
}

/** The move at a target. */
export function at(choice: Choice, seat: number): string {
  return `${choice.text} > @${seat}`;
}

/** The move with a word, or with several, behind it. */
export function withWords(choice: Choice, words: string[]): string {
  return [choice.text, ...words].join(" ");
}

/** Whether these cards, by their places in `some`, make a whole move. */
export function isSelection(choice: Choice, places: number[]): boolean {
  if (!places.length || places.length > (choice.most ?? Infinity)) return false;
  if (!choice.sets) return true;
  const cards = places.map((place) => choice.some?.[place] ?? "").sort();
  return choice.sets.some(
    (set) => set.length === cards.length && [...set].sort().every((card, i) => card === cards[i]),
  );
}

/** The cards at these places, in the order of the choice. */
export function selected(choice: Choice, places: number[]): string[] {
  return (choice.some ?? []).filter((_, place) => places.includes(place));
}

/** An amount that moves in whole steps, exactly: centilitres have up to four decimals. */
export interface Scale {
  least: number;
  most: number;
  step: number;
  /** The amount so many steps above the least, as it is written in a move. */
  write: (steps: number) => string;
}

const PARTS = 10_000;

export function scale(choice: Choice): Scale {
  const [least = "0", most = "0"] = choice.amount ?? [];
  const unit = least.replace(/^[\d.]+/, "");
  const parts = (text: string) => Math.round(parseFloat(text) * PARTS);
  const step = parts(choice.step ?? `1${unit}`);
  return {
    least: parts(least),
    most: parts(most),
    step,
    write: (steps) => `${Math.min(parts(least) + steps * step, parts(most)) / PARTS}${unit}`,
  };
}
