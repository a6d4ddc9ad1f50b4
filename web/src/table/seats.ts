/**
 * The seats that this device holds, by the code of their table. Whoever has the token sits there.
 *
 * One device may hold several seats of a table: the first in place 0, people who share the device in the next ones.
 */

import { kept } from "../kept";

/** Who sits in one of the places of this device. */
export interface Place {
  token: string;
  name: string;
}

export interface Seat extends Place {
  game: string;
  /** Further people on this device, in the order in which they sat down. */
  others?: Place[];
}

const NAME = "seats";
const EXPECTED = "expected-seats";
const EXPECTED_MOST = 16; // seats that never came are forgotten
const TOKEN = 20; // bytes

/** Every table at which this device holds a seat, the newest first. */
export function all(): [code: string, seat: Seat][] {
  try {
    return Object.entries(JSON.parse(kept.get(NAME) ?? "{}") as Record<string, Seat>).reverse();
  } catch {
    return [];
  }
}

/** Everybody on this device at that table; somebody who has yet to take a seat has no token. */
export function placesOf(code: string): Place[] {
  const seat = at(code);
  return [{ token: seat?.token ?? "", name: seat?.name ?? "" }, ...(seat?.others ?? [])];
}

/** The token that holds the seat in that place; empty: none. */
export function tokenOf(code: string, place = 0): string {
  return placesOf(code)[place]?.token ?? "";
}

/** A token that nobody can guess. */
export function newToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(TOKEN))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The token of a seat that was asked for, and of which the answer has not come yet. */
export function expected(code: string, place = 0): string {
  return asked().find(([table, of]) => table === code && of === `${place}`)?.[2] ?? "";
}

/** A seat is asked for, or (empty) no longer. */
export function expect(code: string, token: string, place = 0): void {
  const others = asked().filter(([table, of]) => table !== code || of !== `${place}`);
  if (token) others.push([code, `${place}`, token]);
  if (token || expected(code, place))
    kept.set(
      EXPECTED,
      others
        .slice(-EXPECTED_MOST)
        .map((each) => each.join(" "))
        .join("\n"),
    );
}

/** How many places of this device are taken at that table or were asked for. */
export function countOf(code: string): number {
  let count = placesOf(code).length;
  while (expected(code, count)) count++;
  return count;
}

/** Table, place and token of every seat that was asked for. */
function asked(): string[][] {
  return (kept.get(EXPECTED) ?? "").split("\n").map((line) => line.split(" "));
}

/** Remember a seat, or more about it. */
export function remember(code: string, seat: Partial<Omit<Seat, "others">>, place = 0): void {
  if (seat.token) expect(code, "", place);
  const before: Seat = at(code) ?? { token: "", name: "", game: "" };
  if (place === 0) return put(code, { ...before, ...seat });
  const others = [...(before.others ?? [])];
  const { token = others[place - 1]?.token ?? "", name = others[place - 1]?.name ?? "" } = seat;
  others[place - 1] = { token, name };
  put(code, { ...before, game: seat.game ?? before.game, others });
}

/** Forget a seat that is given up or gone; those behind it move up. Without a place: the whole table. */
export function forget(code: string, place?: number): void {
  const seat = at(code);
  const left = placesOf(code).filter((each, index) => index !== place && each.token);
  const [first, ...others] = left;
  if (place === undefined || !seat || !first) write(all().filter(([each]) => each !== code));
  else put(code, { ...seat, ...first, others });
}

function at(code: string): Seat | undefined {
  return all().find(([each]) => each === code)?.[1];
}

function put(code: string, seat: Seat): void {
  write([[code, seat], ...all().filter(([each]) => each !== code)]);
}

function write(seats: [string, Seat][]): void {
  kept.set(NAME, JSON.stringify(Object.fromEntries(seats.reverse())));
}
