import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyMessage, TableNow } from "../wire";
import type { Socket } from "../src/table/connection.svelte";
import { People } from "../src/table/people.svelte";
import * as seats from "../src/table/seats";

/** The other end of a socket, in the hands of the story. */
class Line implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  token = "";
  sent: { token?: string }[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { token?: string });
    this.token ||= this.sent.at(-1)!.token ?? "";
  }
  close(): void {}
  say(...messages: AnyMessage[]): void {
    for (const message of messages) this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

let lines: Line[] = [];

function open(): Socket {
  const line = new Line();
  lines.push(line);
  queueMicrotask(() => line.onopen?.(new Event("open")));
  return line;
}

function table(seat: number, phase = "playing"): TableNow {
  const chairs = ["Ann", "Bob", "Carl"].map((name, id) => ({ id, name, seat: id, here: true }));
  const now = {
    is: "table",
    code: "BCDFG",
    you: { chair: seat, seat },
    phase,
    host: 0,
    chairs,
    game: "lunch-money",
    speed: "none",
  };
  return now as unknown as TableNow;
}

/** What a seat hears of the game: whether it is asked, and what it has sealed. */
function play(isAsked: boolean, sealed = ""): AnyMessage {
  const choices = isAsked ? [{ do: "take", text: "take" }] : [{ do: "concede", text: "concede", may: true }];
  const heard = {
    is: "play",
    game: 1,
    seen: 0,
    events: [],
    public: { open_to: [] },
    own: sealed ? { sealed } : {},
    choices,
  };
  return heard as unknown as AnyMessage;
}

const WELCOME: AnyMessage = { is: "welcome", v: 1, program: "1", rules: "1" };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  lines = [];
  seats.remember("BCDFG", { token: "a", name: "Ann" });
  seats.remember("BCDFG", { token: "b", name: "Bob" }, 1);
});
afterEach(() => vi.useRealTimers());

test("each person of a device has a seat of their own, and keeps it", async () => {
  new People("BCDFG", open);
  await Promise.resolve();
  expect(lines.map(({ token }) => token)).toEqual(["a", "b"]);
});

test("nothing is shown before somebody says that they have the device, and then only their side", () => {
  const people = new People("BCDFG", open);
  lines[0]!.say(WELCOME, table(0), play(true));
  expect(people.shown).toBeNull(); // whether Bob plays is not known yet
  lines[1]!.say(WELCOME, table(1), play(false));
  expect([people.shown, people.wanted?.me?.name]).toEqual([null, "Ann"]);
  people.hold(people.wanted!);
  expect(people.shown?.me?.name).toBe("Ann");
});

test("a window asks everybody to whom it is open, one after the other, each behind the cover", () => {
  const people = new People("BCDFG", open);
  lines[0]!.say(WELCOME, table(0), play(true));
  lines[1]!.say(WELCOME, table(1), play(true));
  people.hold(people.wanted!);
  lines[0]!.say(play(true, "take")); // sealed: whatever Ann could have answered, Bob is next
  expect([people.shown, people.wanted?.me?.name]).toEqual([null, "Bob"]);
  people.hold(people.wanted!);
  lines[1]!.say(play(false));
  expect([people.shown?.me?.name, people.wanted]).toEqual(["Bob", null]);
  people.hide();
  expect(people.shown).toBeNull();
});

test("whoever is sent away leaves the others on the device where they are", async () => {
  const people = new People("BCDFG", open);
  lines[0]!.say(WELCOME, table(0), { is: "bye", key: "kicked" });
  people.forget(people.gone!);
  await Promise.resolve();
  expect(seats.placesOf("BCDFG")).toEqual([{ token: "b", name: "Bob" }]);
  expect(lines.at(-1)!.token).toBe("b");
});

/** Another person sits down on the device, and the page is closed before the answer comes; what holds their seat. */
async function sitsAndIsGone(): Promise<string> {
  const before = new People("BCDFG", open);
  const adding = before.add("Carl");
  lines[2]!.say(WELCOME);
  await vi.advanceTimersByTimeAsync(0);
  const { token } = lines[2]!.sent.at(-1) as { token: string };
  expect(token).toMatch(/^[0-9a-f]{40}$/);
  before.close();
  void adding;
  lines = [];
  return token;
}

test("a seat that somebody on the device asked for is found again by a new page, though the answer got lost", async () => {
  const token = await sitsAndIsGone();
  const people = new People("BCDFG", open);
  await Promise.resolve();
  expect(lines.map((line) => line.token)).toEqual(["a", "b", token]);
  lines[2]!.say(WELCOME, table(2, "lobby"));
  expect(people.connections.map((here) => here.me?.name ?? "")).toContain("Carl");
  expect(seats.placesOf("BCDFG").at(-1)).toEqual({ token, name: "Carl" });
});

test("a seat that was asked for and never taken leaves nobody behind on the device", async () => {
  await sitsAndIsGone();
  const people = new People("BCDFG", open);
  lines[2]!.say({ is: "bye", key: "token-unknown" });
  people.forget(people.gone!);
  expect(people.connections.length).toBe(2);
  expect(seats.countOf("BCDFG")).toBe(2);
});

test("a table that cannot write its moves down says so to all, not as something to one of them", () => {
  const people = new People("BCDFG", open);
  lines[0]!.say(WELCOME, table(0), { is: "notice", key: "log-waits" });
  expect([people.first.log?.key, people.first.notices.length]).toEqual(["log-waits", 0]);
  lines[0]!.say({ is: "notice", key: "log-goes-on" }, { is: "notice", key: "ledger-cap", args: { ml: 300, cap: 300 } });
  expect([people.first.log?.key, people.first.notices.length]).toEqual(["log-goes-on", 1]);
});
