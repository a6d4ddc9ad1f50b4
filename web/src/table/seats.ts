/** The seats that this device holds, by the code of their table. Whoever has the token sits there. */

import { kept } from "../kept";

export interface Seat {
  token: string;
  name: string;
  game: string;
}

const NAME = "seats";

/** Every seat of this device, the newest first. */
export function all(): [code: string, seat: Seat][] {
  try {
    return Object.entries(JSON.parse(kept.get(NAME) ?? "{}") as Record<string, Seat>).reverse();
  } catch {
    return [];
  }
}

/** The token that holds the seat at that table; empty: none. */
export function tokenOf(code: string): string {
  return all().find(([each]) => each === code)?.[1].token ?? "";
}

/** Remember a seat, or more about it. */
export function remember(code: string, seat: Partial<Seat>): void {
  const before = all().find(([each]) => each === code)?.[1] ?? { token: "", name: "", game: "" };
  write([[code, { ...before, ...seat }], ...all().filter(([each]) => each !== code)]);
}

/** Forget a seat that is given up or gone. */
export function forget(code: string): void {
  write(all().filter(([each]) => each !== code));
}

function write(seats: [string, Seat][]): void {
  kept.set(NAME, JSON.stringify(Object.fromEntries(seats.reverse())));
}
