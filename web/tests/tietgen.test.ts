import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { TableNow } from "../wire";
import { board } from "../src/games/tietgen/board.svelte";
import { directionOf, pointAt, way } from "../src/games/tietgen/geometry";
import { turnTo } from "../src/games/tietgen/phone/desk.svelte";
import Phone from "../src/games/tietgen/phone/Phone.svelte";
import { read, write } from "../src/games/tietgen/phone/trade";
import { Walkers } from "../src/games/tietgen/walkers";
import type { Tietgen } from "../src/games/tietgen/state";
import { Connection, type Socket } from "../src/table/connection.svelte";
import { HERE } from "../src/table/here";
import type { Choice } from "../src/table/shapes";
import { learn } from "../src/words/words.svelte";

const files = import.meta.glob<string>("../../src/pocketmoney/text/en/*.ftl", {
  query: "?raw",
  eager: true,
  import: "default",
});

const PIECES = [
  { id: "go", kind: "go" },
  {
    id: "kitchen-16.1",
    kind: "kitchen",
    group: "brown",
    price: 30_000,
    rents: [1000, 5000, 15_000, 45_000, 80_000, 125_000],
    crate: 25_000,
  },
  {
    id: "kitchen-18.1",
    kind: "kitchen",
    group: "brown",
    price: 30_000,
    rents: [2000, 10_000, 30_000, 90_000, 160_000, 225_000],
    crate: 25_000,
  },
  { id: "bike-room-a", kind: "transport", price: 100_000, rents: [12_500, 25_000, 50_000, 100_000] },
];

const TABLE = {
  is: "table",
  code: "BCDFG",
  you: { chair: 1, seat: 0 },
  phase: "playing",
  host: 1,
  game: "tietgen",
  options: {},
  decks: [],
  chairs: [
    { id: 1, name: "Ann", seat: 0 },
    { id: 2, name: "Bob", seat: 1 },
    { id: 3, name: "Mo", seat: 2, bot: "fair" },
  ],
  speed: "none",
  family: false,
  listed: false,
  stand_in: "",
  paused: false,
  commit: "",
  games: 1,
  watchers: 0,
} as TableNow;

const GAME: Tietgen = {
  asking: "throw",
  open_to: [1],
  turn: 1,
  throws: 3,
  out: [],
  stock: [500_000, 600_000, 700_000],
  drunk: [0, 0, 0],
  at: ["go", "kitchen-16.1", "go"],
  piggy: 0,
  crates: 32,
  fridges: 12,
  dice: [1, 2],
  deeds: { "kitchen-16.1": { owner: 0 }, "kitchen-18.1": { owner: 0 }, "bike-room-a": { owner: 1, mortgaged: true } },
};

function answer(path: string): Response {
  if (path === "/api/text") return Response.json({ languages: ["en"] });
  if (path === "/api/games")
    return Response.json({ games: [{ name: "tietgen", pieces: PIECES }], bots: [], speeds: [] });
  return new Response(Object.values(files).join("\n"));
}

beforeAll(async () => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
  await learn();
});

afterEach(() => {
  cleanup();
  turnTo("board");
});

/** Ann's phone at that moment; what it sends, and the table that tells it more. */
async function phone(game: Partial<Tietgen>, choices: Choice[]) {
  const sent: Record<string, unknown>[] = [];
  const socket = {
    send: (text: string) => sent.push(JSON.parse(text) as Record<string, unknown>),
    close: () => {},
    readyState: 1,
  } as unknown as Socket;
  const here = new Connection("BCDFG", () => socket);
  const say = (message: unknown) => socket.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  say({ is: "welcome", v: 1, program: "1", rules: "1", last: 0 });
  say(TABLE);
  say({ is: "play", game: 1, seen: 0, events: [], public: { ...GAME, ...game }, own: {}, choices, clock: null });
  render(Phone, { props: { table: here.table!, play: here.play! }, context: new Map([[HERE, here]]) });
  await vi.waitFor(() => expect(board()).toHaveLength(PIECES.length));
  const moves = () => sent.filter((each) => each.do === "move").map((each) => each.move);
  return { moves };
}

const press = (name: string | RegExp) => screen.getByRole("button", { name }).click();

test("rent that is due is claimed with one large button that says from whom", async () => {
  const rents = [{ owner: 0, payer: 1, space: "kitchen-16.1", beer: 1000 }];
  const { moves } = await phone({ rents }, [{ do: "claim", text: "claim", may: true }]);
  press(/Claim 0.1 cl of rent\s*from Bob, Kitchen 16.1/);
  expect(moves()).toEqual(["claim"]);
});

test("several rents of mine are claimed together, those of others are not counted", async () => {
  const rents = [
    { owner: 2, payer: 1, space: "bike-room-a", beer: 12_500 },
    { owner: 0, payer: 1, space: "kitchen-16.1", beer: 1000 },
    { owner: 0, payer: 1, space: "kitchen-18.1", beer: 2000 },
  ];
  const { moves } = await phone({ rents }, [{ do: "claim", text: "claim", may: true }]);
  press(/Claim 0.3 cl of rent\s*from Bob, Kitchen 16.1 and Kitchen 18.1/);
  expect(moves()).toEqual(["claim"]);
});

test("a kitchen is built on where the choices say so, and nowhere else", async () => {
  turnTo("deeds");
  const { moves } = await phone({}, [{ do: "build", text: "build", one: ["kitchen-18.1"], may: true }]);
  expect(screen.queryByRole("button", { name: "Build Kitchen 16.1" })).toBeNull();
  press("Build Kitchen 18.1");
  expect(moves()).toEqual(["build kitchen-18.1"]);
});

test("a bid goes up in the steps of the auction and stops at the stock", async () => {
  const auction = { space: "kitchen-16.1", among: [0, 1], bid: 20_000, high: 1 };
  const bid = {
    do: "bid",
    text: "bid",
    amount: ["2.1cl", "2.3cl"] as [string, string],
    step: "0.1cl",
    ready: ["bid 2.1cl", "bid 2.3cl"],
  };
  const { moves } = await phone({ asking: "auction", open_to: [0], auction }, [bid, { do: "pass", text: "pass" }]);
  press("Bid: more");
  await vi.waitFor(() => screen.getByRole("button", { name: "Bid 2.2 cl" }));
  press("Bid: more");
  await vi.waitFor(() => expect(screen.getByRole("button", { name: "Bid: more" })).toHaveProperty("disabled", true));
  press("Bid 2.3 cl");
  expect(moves()).toEqual(["bid 2.3cl"]);
});

test("whoever cannot pay is told so, and may have it raised", async () => {
  const debt = { debtor: 0, creditor: 1, beer: 900_000, what: "rent", space: "bike-room-a" };
  const { moves } = await phone({ asking: "debt", open_to: [0], debt }, [{ do: "settle", text: "settle" }]);
  screen.getByText("You owe 90 cl and have 50 cl. Sell, mortgage or trade.");
  press("Have it raised");
  expect(moves()).toEqual(["settle"]);
});

const OFFERS = [
  { by: 1, on: 0, give: ["2cl"], get: ["kitchen-16.1"] },
  { by: 0, on: 2, give: ["1cl"], get: ["flirt"] },
];
const REPLIES = [
  { do: "accept", text: "accept", one: ["@1"], may: true },
  { do: "refuse", text: "refuse", one: ["@1", "@2"], may: true },
];

test("an offer to me is answered on any page", async () => {
  const { moves } = await phone({ offers: OFFERS }, REPLIES);
  screen.getByText("Bob offers you 2 cl for Kitchen 16.1.");
  press("Refuse");
  expect(moves()).toEqual(["refuse @1"]);
});

test("an offer of mine is taken back where trades are made", async () => {
  turnTo("trade");
  const { moves } = await phone({ offers: OFFERS }, REPLIES);
  screen.getByText("You offer Mo 1 cl for a Flirting card.");
  press("Take it back");
  expect(moves()).toEqual(["refuse @2"]);
});

test("an offer is written as in the notation, and read back", () => {
  const text = write(2, { deeds: ["kitchen-12.1"], beer: 2.5, flirts: 1 }, { deeds: [], beer: 0.1 + 0.2, flirts: 0 });
  expect(text).toBe("offer @2 give kitchen-12.1 2.5cl flirt get 0.3cl");
  expect(read(text, 0)).toEqual({ by: 0, on: 2, give: ["kitchen-12.1", "2.5cl", "flirt"], get: ["0.3cl"] });
});

test("tokens walk on around the building, and back only if that is much nearer", () => {
  expect([way(38, 3), way(3, 0), way(30, 10)]).toEqual([5, -3, 20]);
  expect(pointAt(directionOf(0), 100)).toEqual({ x: 0, y: 100 }); // GO is at the bottom
  const ids = Array.from({ length: 40 }, (_, room) => `room-${room}`);
  const walkers = new Walkers();
  const at = (room: string) => walkers.placed({ ...GAME, at: [room], out: [1, 2] }, ids, 20)[0]?.direction;
  const before = at("room-38") ?? 0;
  expect((at("room-3") ?? 0) - before).toBe(45); // past GO, not the long way back
});
