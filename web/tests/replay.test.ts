/** A replay is told by what changes; what is drawn is whole. */

import { describe, expect, test, vi } from "vitest";
import type { ReplayShown } from "../wire";
import { momentOf, read } from "../src/route.svelte";
import { fallsOf, turnsOf, unfold } from "../src/replay/frames";
import { keys } from "../src/replay/keys";
import { EVERYBODY, likely, Replaying, SPECTATOR } from "../src/replay/replaying.svelte";

const STEPS: ReplayShown["steps"] = [
  {
    changed: { asking: "turn", open_to: [0], turn: 0, turn_number: 1, out: [], counters: [15, 15] },
    own: { 0: { hand: ["jab"] }, 1: { hand: ["dodge"] } },
  },
  {
    by: 0,
    move: "jab > Bob",
    talk: "here!",
    events: [["attacks", { by: 0, on: 1, card: "jab" }]],
    changed: { asking: "window", open_to: [1], chain: [] },
    own: { 0: { hand: [] } },
  },
  {
    events: [
      ["hits", { on: 1 }],
      ["you-draw", { cards: ["hook"] }, 0],
    ],
    changed: { asking: "turn", turn: 1, turn_number: 2, counters: [15, 14] },
    gone: ["chain"],
    own: { 0: { hand: ["hook"] } },
  },
  { by: 1, move: "concede", events: [["concedes", { seat: 1 }]], changed: { out: [1], won: 0, asking: "over" } },
];
const SHOWN: ReplayShown = {
  game: "beer-money",
  seats: ["Ann", "Bob"],
  options: {},
  decks: [],
  seed: "1",
  continued: false,
  steps: STEPS,
};

describe("frames", () => {
  const frames = unfold(STEPS, 2);

  test("every moment is whole, and what is gone is gone", () => {
    expect(frames.map((frame) => "chain" in frame.public)).toEqual([false, true, false, false]);
    expect(frames.map((frame) => frame.public.counters)).toEqual([
      [15, 15],
      [15, 15],
      [15, 14],
      [15, 14],
    ]);
    expect(frames.map((frame) => frame.own[0]?.hand)).toEqual([["jab"], [], ["hook"], ["hook"]]);
    expect(frames[3]?.own[1]?.hand).toEqual(["dodge"]);
  });

  test("turns and falls are found", () => {
    expect(turnsOf(frames)).toEqual([2]);
    expect(fallsOf(frames)).toEqual([3]);
  });
});

describe("replaying", () => {
  test("goes only to moments and eyes that are there", () => {
    const here = new Replaying("ABCDE", SHOWN);
    here.go(99);
    expect(here.at).toBe(3);
    here.go(Number.NaN);
    expect(here.at).toBe(0);
    here.look("7");
    expect(here.as).toBe(EVERYBODY);
  });

  test("a spectator sees no hand, a seat its own, everybody all; and hears no more than that", () => {
    const here = new Replaying("ABCDE", SHOWN);
    here.go(2);
    expect(here.play.hands).toEqual([["hook"], ["dodge"]]);
    expect(here.story.map(({ event }) => event[0])).toEqual(["attacks", "hits"]);
    here.look(SPECTATOR);
    expect(here.play.hands).toEqual([undefined, undefined]);
    here.look("0");
    expect(here.play.hands).toEqual([["hook"], undefined]);
    expect(here.story.map(({ event }) => event[0])).toEqual(["attacks", "hits", "you-draw"]);
    here.look("1");
    expect(here.play.own.hand).toEqual(["dodge"]);
    expect(here.story.map(({ event }) => event[0])).toEqual(["attacks", "hits"]);
    expect(here.talk.map(({ chair, text }) => [chair, text])).toEqual([[0, "here!"]]);
  });

  test("keys go through it, and leave fields alone", () => {
    const here = new Replaying("ABCDE", SHOWN);
    const press = (key: string, target: Element = document.body) => {
      const event = new KeyboardEvent("keydown", { key });
      Object.defineProperty(event, "target", { value: target });
      const prevent = vi.spyOn(event, "preventDefault");
      keys(event, here);
      return prevent.mock.calls.length;
    };
    expect([press("End"), here.at]).toEqual([1, 3]);
    expect([press("ArrowLeft"), here.at]).toEqual([1, 2]);
    expect([press("ArrowUp"), here.at]).toEqual([1, 0]);
    expect([press("ArrowRight", document.createElement("select")), here.at]).toEqual([0, 0]);
    press(" ");
    expect(here.isRunning).toBe(true);
    press("ArrowRight");
    expect([here.at, here.isRunning]).toEqual([1, false]);
  });
});

test("a moment has an address that leads back to it", () => {
  expect(read(`#${momentOf("ABCDE", 2, 31, "0")}`)).toEqual({
    page: "replay",
    code: "ABCDE",
    game: 2,
    at: 31,
    as: "0",
  });
  expect(read("#/replay/abcde/3")).toEqual({ page: "replay", code: "ABCDE", game: 3, at: 0, as: "" });
  expect(read("#/replay")).toEqual({ page: "replay", code: "", game: 1, at: 0, as: "" });
  expect(read("#ABCDE/tv")).toEqual({ page: "tv", code: "ABCDE" });
});

test("a step forward is heard as what is new, a jump as another beginning", () => {
  const replay = new Replaying("", SHOWN);
  replay.look(SPECTATOR);
  replay.go(1);
  const before = replay.play;
  replay.go(2);
  expect(replay.play).toMatchObject({ game: before.game, seen: before.seen + 1 }); // what only Ann saw is not counted
  expect(replay.story.map(({ number }) => number)).toEqual([1, 2]);
  replay.go(0);
  expect(replay.play.game).not.toBe(before.game);
});

test("a knock-out is seen as it happens", () => {
  vi.useFakeTimers();
  const replay = new Replaying("", SHOWN);
  replay.watch(replay.next(replay.peaks));
  expect(replay.at).toBe(2);
  vi.advanceTimersByTime(1_000);
  expect(replay.at).toBe(3);
  vi.useRealTimers();
});

test("few games prove nothing", () => {
  expect(likely(0, 8, 4)).toBeGreaterThan(0);
  expect(likely(1, 8, 4)).toBeLessThan(1);
  expect([0.5, 0.25, 0.25, 0].reduce((sum, chance) => sum + likely(chance, 8, 4), 0)).toBeCloseTo(1);
});
