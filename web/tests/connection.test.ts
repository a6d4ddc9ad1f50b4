import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyMessage, TableNow } from "../wire";
import { Connection, type Socket } from "../src/table/connection.svelte";
import * as seats from "../src/table/seats";

/** The other end of a socket, in the hands of the story. */
class Line implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  say(...messages: AnyMessage[]): void {
    for (const message of messages) this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  breaks(): void {
    this.onclose?.(new CloseEvent("close"));
  }
}

const lines: Line[] = [];
const line = () => lines.at(-1)!;

function newLine(): Line {
  lines.push(new Line());
  return line();
}

function connect(): Connection {
  const here = new Connection("BCDFG", newLine);
  line().onopen?.(new Event("open"));
  return here;
}

function welcome(last = 0, token = ""): AnyMessage {
  return { is: "welcome", v: 1, program: "1", rules: "1", last, token };
}

/** The connection breaks, comes back, and the server says that. */
function comeBack(...messages: AnyMessage[]): void {
  line().breaks();
  vi.advanceTimersByTime(500);
  line().onopen?.(new Event("open"));
  line().say(...messages);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  lines.length = 0;
});
afterEach(() => vi.useRealTimers());

test("a guest says hello without a token, and keeps the one that a seat brings", () => {
  connect();
  expect(line().sent).toEqual([{ do: "hello", v: 1, table: "BCDFG", token: "", build: "" }]);
  line().say(welcome(), welcome(1, "secret"));
  expect(seats.tokenOf("BCDFG")).toBe("secret");
});

test("commands go out one at a time; what was not acknowledged is sent again, what was done is not", async () => {
  const here = connect();
  line().say(welcome(7));
  const first = here.send({ do: "ready" });
  const second = here.send({ do: "deal" });
  const n = Number(line().sent[1]!.n);
  expect(n).toBeGreaterThan(7);
  expect(line().sent.length).toBe(2);
  comeBack(welcome(n));
  await expect(first).resolves.toEqual({ done: true });
  expect(line().sent.slice(1)).toMatchObject([{ do: "deal" }]);
  const next = Number(line().sent[1]!.n);
  expect(next).toBeGreaterThan(n);
  comeBack(welcome(n));
  expect(line().sent.slice(1)).toEqual([{ do: "deal", n: next }]);
  line().say({ is: "refused", n: next, key: "only-host" });
  await expect(second).resolves.toMatchObject({ done: false, refused: { key: "only-host" } });
});

const ASKED = { asking: "turn", open_to: [0], turn: 0, out: [] };

function played(seen: number): AnyMessage {
  return { is: "play", game: 1, seen, events: [], public: ASKED };
}

test("a move that got lost is made after the break, unless the game has gone on", async () => {
  const here = connect();
  line().say(welcome(), played(4));
  const kept = here.send({ do: "move", move: "pass" });
  const n = Number(line().sent[1]!.n);
  comeBack(welcome());
  expect(line().sent.length).toBe(1); // it is not known yet how the game stands
  line().say(played(4));
  expect(line().sent[1]).toEqual({ do: "move", move: "pass", n });
  line().say({ is: "done", n });
  await expect(kept).resolves.toEqual({ done: true });

  const late = here.send({ do: "move", move: "jab > @1" });
  comeBack(welcome(n), played(6));
  await expect(late).resolves.toMatchObject({ done: false, refused: { key: "move-too-late" } });
  expect(line().sent.length).toBe(1);
});

test("a number that another tab was quicker to use is changed, and a move for another question is not made", async () => {
  const here = connect();
  line().say(welcome(), played(4));
  const said = here.send({ do: "say", text: "hello" });
  const taken = (n: number): AnyMessage => ({ is: "refused", n, key: "number-taken", args: { last: n + 5 } });
  const n = Number(line().sent[1]!.n);
  line().say(taken(n));
  const again = Number(line().sent[2]!.n);
  expect(again).toBeGreaterThan(n + 5);
  line().say({ is: "done", n: again });
  await expect(said).resolves.toEqual({ done: true });

  const move = here.send({ do: "move", move: "pass" });
  line().say(played(5), taken(Number(line().sent[3]!.n)));
  await expect(move).resolves.toMatchObject({ done: false, refused: { key: "number-taken" } });

  const lost = here.send({ do: "ready" });
  comeBack(welcome(Number(line().sent.at(-1)!.n) + 1)); // another tab has done something since
  await expect(lost).resolves.toMatchObject({ done: false, refused: { key: "number-taken" } });
});

test("a seat that was asked for is found again though the answer got lost, even by a new page", () => {
  void connect().send({ do: "sit", name: "Ann" });
  line().say(welcome());
  const { token } = line().sent[1]!;
  expect(token).toMatch(/^[0-9a-f]{40}$/);
  comeBack(welcome());
  expect(line().sent).toMatchObject([
    { do: "hello", token },
    { do: "sit", token },
  ]);

  connect(); // the page was closed
  expect(line().sent[0]).toMatchObject({ do: "hello", token });
  line().say({ is: "bye", key: "token-unknown" }); // it never came so far
  line().onopen?.(new Event("open"));
  expect(line().sent[0]).toMatchObject({ do: "hello", token: "" });
});

test("pauses between tries grow", () => {
  connect();
  const tries = [400, 800, 1600, 3200].map((ms) => {
    line().breaks();
    vi.advanceTimersByTime(ms * 0.4);
    const before = lines.length;
    vi.advanceTimersByTime(ms);
    return lines.length - before;
  });
  expect(tries).toEqual([1, 1, 1, 1]);
});

test("after a break only what is new is asked for, and nothing is told twice", () => {
  const here = connect();
  const state = { asking: "turn", open_to: [0], turn: 0, out: [] };
  line().say(welcome(), {
    is: "play",
    game: 1,
    seen: 2,
    events: [
      ["turn-begins", { seat: 0 }],
      ["passes", { seat: 0 }],
    ],
    public: state,
    clock: { left: 900, of: 1000 },
  });
  line().say({ is: "play", game: 1, seen: 2, events: [], own: { hand: ["jab"] } });
  expect(here.play?.public.asking).toBe("turn"); // an answer was sealed: what everybody sees stays
  expect(here.play?.clock?.of).toBe(1000);
  line().breaks();
  vi.advanceTimersByTime(500);
  line().onopen?.(new Event("open"));
  expect(line().sent[0]).toMatchObject({ game: 1, seen: 2 });
  line().say(welcome(), { is: "play", game: 1, seen: 3, events: [["turn-begins", { seat: 1 }]], public: state });
  expect(here.story.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test("a reason that passes is waited out, any other ends it", () => {
  const here = connect();
  line().say(welcome(), { is: "bye", key: "server-stops" });
  line().breaks();
  expect(here.status).toBe("waiting");
  vi.advanceTimersByTime(500);
  line().onopen?.(new Event("open"));
  line().say({ is: "bye", key: "kicked" });
  expect(here.status).toBe("ended");
  expect(here.bye?.key).toBe("kicked");
});

test("names stand by their seats", () => {
  const here = connect();
  const chairs = [
    { id: 5, name: "Ann", seat: 1 },
    { id: 6, name: "Bob", seat: 0 },
    { id: 7, name: "Carl" },
  ];
  const table = { is: "table", code: "BCDFG", you: { chair: 5, seat: 1 }, host: 5, chairs } as unknown as TableNow;
  line().say(welcome(), table);
  expect(here.names).toEqual(["Bob", "Ann"]);
  expect(here.isHost).toBe(true);
});

test("a line that is dead though nobody hung up is noticed within seconds, and said", () => {
  const here = connect();
  line().say(welcome());
  vi.advanceTimersByTime(8_000);
  expect(line().sent.at(-1)).toEqual({ do: "ping" });
  line().say({ is: "pong" });
  vi.advanceTimersByTime(4_000);
  expect(here.status).toBe("open");
  vi.advanceTimersByTime(10_000); // the next ping is not answered
  expect(here.status).toBe("waiting");
  expect(lines.length).toBeGreaterThan(1);
  here.close();
});

test("a screen shows nobody's hand, though its device holds a seat", () => {
  seats.remember("BCDFG", { token: "mine", name: "Ann", game: "tietgen" });
  const here = new Connection("BCDFG", newLine, 0, true);
  line().onopen?.(new Event("open"));
  expect(line().sent).toEqual([{ do: "hello", v: 1, table: "BCDFG", token: "", build: "", screen: true }]);
  here.close();
});
