/** Which cards of an action count: those on which nothing lies that counts. */

interface Lying {
  /** Tells cards apart. */
  key: number;
  /** The key of the card that it was laid on; -1: none. */
  against: number;
  /** Whether it has hit, also if some of its hits were stopped. */
  hasHit: boolean;
}

/** Whether a card counts, as far as cards were laid. */
export function counts(card: Lying, cards: Lying[]): boolean {
  return card.hasHit || !cards.some((other) => other.against === card.key && counts(other, cards));
}

/** What has spoiled or stopped a card. */
export function stoppedBy<Card extends Lying>(card: Card, cards: Card[]): Card | undefined {
  return counts(card, cards) ? undefined : cards.find((other) => other.against === card.key && counts(other, cards));
}

/** What is stamped on a card that another one has spoiled or stopped, as a key of the catalogue. */
export function stampBy(card: string, isHumiliation: boolean): string {
  if (isHumiliation) return "web-tv-stamp-humiliated";
  return card === "block" || card === "dodge" ? `web-tv-stamp-${card}` : "web-tv-stamp-stopped";
}
