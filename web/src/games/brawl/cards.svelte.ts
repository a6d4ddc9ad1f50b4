/** The cards of the decks, as the server describes them. */

import { fetchGames } from "../../api";
import type { CardShown } from "./shapes";

const UNKNOWN: CardShown = { id: "", kind: "card", type: "specialty", value: 0, hits: 1, copies: {} };

let known = $state.raw(new Map<string, CardShown>());

/** Ask for the cards, unless that was done. */
export async function learnCards(): Promise<void> {
  if (known.size) return;
  const { games } = await fetchGames();
  const pieces = games.flatMap((game) => game.pieces as unknown as CardShown[]);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced as a whole, never changed
  known = new Map(pieces.filter(({ kind }) => kind === "card").map((card) => [card.id, card]));
}

/** What is printed on a card. */
export function cardOf(id: string): CardShown {
  return known.get(id) ?? { ...UNKNOWN, id };
}

/** Every card in these decks. */
export function cardsIn(decks: string[]): CardShown[] {
  return [...known.values()].filter(({ copies }) => decks.some((deck) => copies[deck]));
}
