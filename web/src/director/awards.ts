/** Awards: what a game gives, from what happened in it. */

/** One award: its key in the catalogue, whose it is, and what it is for. */
export interface Award {
  key: string;
  seat: number;
  why: Record<string, string | number>;
}

/** Counts by seat. */
export class Tally {
  readonly #counts = new Map<number, number>();

  add(seat: number, count = 1): void {
    this.#counts.set(seat, this.of(seat) + count);
  }

  of(seat: number): number {
    return this.#counts.get(seat) ?? 0;
  }

  /** The award for the most, if there was any; of two who have as many the first at the table gets it. */
  award(key: string): Award[] {
    const [best] = [...this.#counts].sort(([one, had], [two, has]) => has - had || one - two);
    return best && best[1] > 0 ? [{ key, seat: best[0], why: { count: best[1] } }] : [];
  }
}

/** What one player has done to another over an evening, counted by how much more it is than the other way round. */
export interface Grudge {
  by: string;
  on: string;
  count: number;
}

/** The grudges that blows leave, the largest first. Names tell people apart: seats change from game to game. */
export function grudgesOf(blows: { by: string; on: string; count: number }[], most: number): Grudge[] {
  const sums = new Map<string, Grudge>();
  for (const { by, on, count } of blows) {
    if (by === on) continue;
    const [first, second] = by < on ? [by, on] : [on, by];
    const key = JSON.stringify([first, second]);
    const sum = sums.get(key) ?? { by: first, on: second, count: 0 };
    sums.set(key, { ...sum, count: sum.count + (by === first ? count : -count) });
  }
  return [...sums.values()]
    .filter(({ count }) => count)
    .map(({ by, on, count }) => (count > 0 ? { by, on, count } : { by: on, on: by, count: -count }))
    .sort((one, two) => two.count - one.count)
    .slice(0, most);
}
