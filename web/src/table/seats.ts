/** The seats that this device holds, by the code of their table. Whoever has the token sits there. */

import { kept } from "../kept";

export interface Seat {
  token: string;
  name: string;
  game: string;
}

const NAME = "seats";
const EXPECTED = "expected-seats";
const TOKEN = 20; // bytes

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

/** A token that nobody can guess. */
export function newToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(TOKEN))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The token of a seat that was asked for, and of which the answer has not come yet. */
export function expected(code: string): string {
  const [table, token] = (kept.get(EXPECTED) ?? "").split(" ");
  return table === code ? (token ?? "") : "";
}

/** A seat is asked for, or (empty) no longer. */
export function expect(code: string, token: string): void {
  kept.set(EXPECTED, token ? `${code} ${token}` : "");
}

/** Remember a seat, or more about it. */
export function remember(code: string, seat: Partial<Seat>): void {
  if (seat.token) expect(code, "");
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
