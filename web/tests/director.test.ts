import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Beat } from "../src/director/beats";
import { Director, FURTHEST, SHORTEST } from "../src/director/director.svelte";
import type { Scene } from "../src/games/brawl/tv/scene";
import { counts } from "../src/games/brawl/chain";
import { brawlScript } from "../src/games/brawl/tv/script";
import type { BrawlPublic } from "../src/games/brawl/shapes";
import type { Happened } from "../src/table/connection.svelte";
import type { GameEvent } from "../src/words/speech";

const START: BrawlPublic = {
  asking: "turn",
  open_to: [0],
  turn: 0,
  turn_number: 1,
  out: [],
  counters: [15, 15, 15],
  cards: [5, 5, 5],
  pile: 90,
  discard: 0,
  top: null,
};

/** A table in the hands of the story: what it says, and when what was shown. */
class Evening {
  director: Director<Scene>;
  shown: { act: string; told: string; at: number }[] = [];
  story: Happened[] = [];
  state: BrawlPublic = START;
  #begun = performance.now();

  constructor(pace = 1) {
    this.director = new Director(brawlScript, () => ({ pace, furthest: FURTHEST }));
    this.tell([]);
  }

  tell(events: GameEvent[], changed: Partial<BrawlPublic> = {}): void {
    this.state = { ...this.state, ...changed };
    const seen = this.story.length;
    this.story = [...this.story, ...events.map((event, place) => ({ number: seen + place + 1, event }))];
    const play = { game: 1, seen: this.story.length, public: this.state, own: {}, choices: [], clock: null };
    this.director.follow(play, this.story);
    this.#look();
  }

  /** Let time pass, and write down every beat that begins. */
  wait(ms: number): void {
    for (let passed = 0; passed < ms; passed += 10) {
      vi.advanceTimersByTime(10);
      this.#look();
    }
  }

  get beat(): Beat<Scene> {
    return this.director.beat!;
  }

  #count = 1; // the table as it was found

  #look(): void {
    if (this.director.count === this.#count) return;
    this.#count = this.director.count;
    const told = this.beat.told.map(([key]) => key).join(" ");
    this.shown.push({ act: this.beat.act, told, at: Math.round(performance.now() - this.#begun) });
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KICK: GameEvent = ["attacks", { by: 0, on: 1, card: "kick-4", medievals: 0 }];
const SHAME: GameEvent = ["humiliates", { by: 2, on: 0, card: "humiliation" }];
const VOID: GameEvent = ["voided", { by: 0, card: "kick-4" }];
const SHOT: GameEvent = ["free-attack", { by: 2, on: 0, card: "hook", medievals: 0 }];
const hit = (by: number, on: number, amount: number, left: number): GameEvent => [
  "hits",
  { by, on, card: "hook", amount, left },
];
const turn = (seat: number): GameEvent => ["turn-begins", { seat }];

test("what comes in one message is shown one after the other: announced, answered, stamped, hit, hit, turn", () => {
  const evening = new Evening();
  evening.tell([KICK], { asking: "window", open_to: [1, 2] });
  evening.wait(2_000);
  evening.tell([SHAME, VOID, SHOT, hit(2, 0, 7, 8), hit(2, 0, 6, 2), ["draws", { seat: 2, count: 2 }], turn(1)], {
    asking: "turn",
    open_to: [1],
    turn: 1,
    counters: [2, 15, 15],
  });
  evening.wait(10_000);
  expect(evening.shown.map(({ act, told }) => `${act}: ${told}`)).toEqual([
    "announce: attacks",
    "answer: humiliates",
    "stamp: voided",
    "announce: free-attack",
    "hit: hits",
    "hit: hits",
    "turn: turn-begins",
  ]);
});

test("counters fall with their own hit, and whose turn it is changes last", () => {
  const evening = new Evening();
  evening.tell([KICK, hit(0, 1, 4, 11), hit(0, 1, 2, 9), turn(1)], { turn: 1, counters: [15, 9, 15] });
  expect(evening.beat.scene.state.counters).toEqual([15, 15, 15]);
  evening.wait(1_500);
  expect(evening.beat.scene.state.counters).toEqual([15, 11, 15]);
  expect(evening.beat.scene.state.turn).toBe(0);
  evening.wait(5_000);
  expect(evening.beat.scene.state).toBe(evening.state);
});

test("a beat at an easy pace has its whole time, and a knock-out the longest", () => {
  const evening = new Evening();
  evening.tell([hit(0, 1, 15, 0), ["falls", { seat: 1 }], turn(2)], { out: [1] });
  evening.wait(10_000);
  const [struck, fell, next] = evening.shown.map(({ at }) => at);
  expect(fell! - struck!).toBeGreaterThanOrEqual(900);
  expect(next! - fell!).toBe(2_500);
});

test("who fell is told with the one who did it", () => {
  const evening = new Evening();
  evening.tell([hit(2, 1, 15, 0), ["falls", { seat: 1 }]], { out: [1] });
  evening.wait(3_000);
  expect(evening.beat).toMatchObject({ act: "fall", scene: { by: 2, on: 1, card: "hook" } });
  expect(evening.beat.scene.blows[1]).toEqual({ by: 2, card: "hook" });
});

test("a rescue is asked for in the sentence of the hit", () => {
  const evening = new Evening();
  evening.tell([hit(0, 1, 17, -2), ["rescue-needed", { seat: 1, left: -2 }]], { asking: "rescue", open_to: [1] });
  expect(evening.shown).toMatchObject([{ act: "hit", told: "hits rescue-needed" }]);
  expect(evening.beat.scene.isSettled).toBe(true);
});

test("a burst is shown in order, never more than three beats a second, and the game is caught up with in four seconds", () => {
  const evening = new Evening();
  const burst = Array.from({ length: 12 }, (_, round): GameEvent[] => [
    KICK,
    hit(0, 1, 1, 14 - round),
    turn(round % 3),
  ]).flat();
  evening.tell([...burst, ["falls", { seat: 1 }], turn(2)], { turn: 2, out: [1] });
  evening.wait(FURTHEST + 100);
  expect(evening.beat.scene.state).toBe(evening.state);
  const times = evening.shown.map(({ at }) => at);
  for (const [place, at] of times.entries())
    if (place) expect(at - times[place - 1]!).toBeGreaterThanOrEqual(SHORTEST - 10);
  expect(evening.shown.at(-1)).toMatchObject({ act: "turn" });
  expect(evening.shown.map(({ act }) => act)).toContain("fall");
  const left = evening.shown.filter(({ act }) => act === "hit").length;
  expect(left).toBeGreaterThan(6); // lighter beats make room first
});

test("also at the fastest pace of a replay nothing changes more than three times a second", () => {
  const evening = new Evening(0.16);
  evening.tell([KICK, hit(0, 1, 4, 11), hit(0, 1, 2, 9), SHAME, VOID, turn(1), turn(2)], { turn: 2 });
  evening.wait(FURTHEST);
  const times = evening.shown.map(({ at }) => at);
  expect(times).toHaveLength(7);
  for (const [place, at] of times.entries())
    if (place) expect(at - times[place - 1]!).toBeGreaterThanOrEqual(SHORTEST - 10);
});

test("a table that goes on and on is followed at the same distance", () => {
  const evening = new Evening();
  for (let round = 0; round < 40; round++) {
    evening.tell([["attacks", { by: round % 3, on: (round + 1) % 3, card: "jab", medievals: 0 }]], {
      asking: "window",
    });
    evening.wait(300);
  }
  evening.wait(FURTHEST);
  expect(evening.beat.number).toBe(40);
  const numbers = evening.shown.map(({ at }) => at);
  expect([...numbers].sort((one, two) => one - two)).toEqual(numbers);
});

test("a screen that is opened in the middle, or has missed something, shows how things stand at once", () => {
  const evening = new Evening();
  evening.tell([KICK], { asking: "window" });
  const late = new Director(brawlScript);
  const state = { ...START, out: [1], chain: [{ by: 0, on: 2, card: "jab", how: "opening" }] };
  const story: Happened[] = [
    { number: 4, event: hit(2, 1, 4, 0) },
    { number: 5, event: ["falls", { seat: 1 }] },
    { number: 6, event: ["draws", { seat: 1, count: 1 }] },
  ];
  late.follow({ game: 1, seen: 6, public: state, own: {}, choices: [], clock: null }, story);
  expect(late.beat?.told).toEqual([["falls", { seat: 1 }]]);
  expect(late.beat?.scene.blows[1]).toEqual({ by: 2, card: "hook" });
  expect(late.beat?.scene.cards).toMatchObject([{ by: 0, on: 2, card: "jab" }]);
  late.close();
});

test("in a chain of Humiliations every other card counts", () => {
  const evening = new Evening();
  evening.tell([KICK, ["defends", { by: 1, on: 0, card: "dodge" }]]);
  for (const [by, on] of [
    [2, 1],
    [1, 2],
    [0, 1],
  ])
    evening.tell([["humiliates", { by, on, card: "humiliation" }]]);
  evening.wait(9_000);
  const { cards } = evening.beat.scene;
  expect(cards.map(({ card }) => card)).toEqual(["kick-4", "dodge", "humiliation", "humiliation", "humiliation"]);
  expect(cards.map((card) => counts(card, cards))).toEqual([true, false, true, false, true]);
});

test("a blocked card stays while somebody reaches past the block, and the arm is there at once", () => {
  const evening = new Evening();
  evening.tell([KICK, ["defends", { by: 1, on: 0, card: "block" }]]);
  evening.tell([["grabs", { by: 1, on: 0, card: "grab", medievals: 0 }]], { asking: "window" });
  evening.wait(9_000);
  const { cards, grab } = evening.beat.scene;
  expect(cards.map((card) => [card.card, counts(card, cards)])).toEqual([
    ["kick-4", false],
    ["block", true],
    ["grab", true],
  ]);
  expect(grab).toEqual({ by: 1, on: 0 });
});

test("a turn that is lost has one beat of its own, before the next turn", () => {
  const evening = new Evening();
  evening.tell([turn(1), ["turn-skipped", { seat: 1, reason: "poked" }], turn(2)]);
  evening.wait(5_000);
  expect(evening.shown.map(({ act, told }) => `${act}: ${told}`)).toEqual(["lost: turn-skipped", "turn: turn-begins"]);
});
