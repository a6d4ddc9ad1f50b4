import { expect, test } from "vitest";
import { grudgesOf, Tally } from "../src/director/awards";
import { comicOf, wrap, type Panel } from "../src/director/comic";
import { bestOf, lastBlow, rankingOf, type Moment } from "../src/director/moments";
import type { Act } from "../src/director/beats";
import { blowsOf, brawlAwards } from "../src/games/brawl/tv/awards";
import { tietgenAwards } from "../src/games/tietgen/tv/awards";
import type { GameEvent } from "../src/words/speech";

const hit = (by: number, on: number, amount: number, left: number): GameEvent => [
  "hits",
  { by, on, card: "jab", amount, left },
];

const FIGHT: GameEvent[] = [
  ["attacks", { by: 0, on: 1, card: "jab" }],
  hit(0, 1, 1, 14),
  ["attacks", { by: 2, on: 1, card: "hammer" }],
  ["defends", { by: 1, on: 2, card: "dodge" }],
  ["attacks", { by: 0, on: 2, card: "jab" }],
  ["defends", { by: 2, on: 0, card: "block" }],
  ["voided", { by: 0, card: "jab" }],
  hit(2, 0, 7, 8),
  hit(2, 1, 12, 2),
  ["healed", { seat: 1, amount: 4, left: 6 }],
  hit(2, 1, 6, 0),
  ["falls", { seat: 1 }],
];
const force = (card: string) => ({ hammer: 4, jab: 1 })[card] ?? 0;

test("awards are given for what happened", () => {
  expect(brawlAwards(FIGHT, force)).toEqual([
    { key: "meanest", seat: 2, why: { count: 25 } },
    { key: "luckiest-block", seat: 1, why: { card: "hammer" } },
    { key: "most-humiliated", seat: 0, why: { count: 1 } },
    { key: "best-comeback", seat: 1, why: { low: 2, high: 6 } },
    { key: "knock-outs", seat: 2, why: { count: 1 } },
    { key: "punchbag", seat: 1, why: { count: 19 } },
  ]);
  expect(brawlAwards([], force)).toEqual([]);
  expect(new Tally().award("meanest")).toEqual([]);
});

test("in Tietgen nothing that was drunk wins an award", () => {
  const drunk: GameEvent[] = [
    ["tietgen-chugs", { seat: 0, "drunk-beer": 90_000 }],
    ["tietgen-pays-tax", { seat: 0, "paid-beer": 90_000, "drunk-beer": 90_000 }],
  ];
  expect(tietgenAwards(drunk)).toEqual([]);
  expect(
    tietgenAwards([...drunk, ["tietgen-accepts", { by: 1, on: 2 }], ["tietgen-accepts", { by: 0, on: 2 }]]),
  ).toEqual([{ key: "dealer", seat: 2, why: { count: 2 } }]);
});

test("grudges are what one has done to the other more than was paid back, over all games", () => {
  const names = ["Bo", "Dee", "Rex"];
  const blows = blowsOf(FIGHT).map(({ by, on, count }) => ({ by: names[by]!, on: names[on]!, count }));
  expect(grudgesOf([...blows, { by: "Bo", on: "Dee", count: 3 }, { by: "Dee", on: "Bo", count: 17 }], 2)).toEqual([
    { by: "Rex", on: "Dee", count: 18 },
    { by: "Dee", on: "Bo", count: 13 },
  ]);
});

function moment(at: number, act: Act, on = 0, amount = 0): Moment {
  return { at, beat: { act, told: [], number: at, cue: "", scene: { by: 1, on, card: "", amount } } };
}

test("the best moments come in their order, and the last blow begins with its card", () => {
  const moments = [
    moment(1, "announce"),
    moment(2, "hit", 0, 9),
    moment(2, "turn"),
    moment(3, "hit", 0, 1),
    moment(5, "announce", 2),
    moment(6, "fall", 2),
    moment(7, "announce", 0),
    moment(8, "fall", 0),
    moment(8, "win"),
  ];
  expect(bestOf(moments, 3).map(({ at, beat }) => [at, beat.act])).toEqual([
    [2, "hit"],
    [6, "fall"],
    [8, "win"],
  ]);
  expect(lastBlow(moments)).toBe(6);
  expect(rankingOf(1, moments, new Map(), 3)).toEqual([1, 0, 2]);
  expect(
    rankingOf(
      null,
      [],
      new Map([
        [0, 5],
        [2, 9],
      ]),
      3,
    ),
  ).toEqual([2, 0, 1]);
});

test("a comic is a picture of its own, in which names do no harm", () => {
  const panel: Panel = { act: "hit", by: 0, on: 1, amount: 7, said: "Ann hits <Bob> & co.", what: "Kick (4)" };
  const page = {
    title: "A & B",
    names: ["Ann", "<Bob>"],
    colours: ["#111", "#222"],
    looks: [0, 1, 2],
    bots: ["", "fair", ""],
    doodles: ["", "AAA_"],
    shouts: { hit: "POW!", fall: "KO!", win: "YES!" },
  };
  const svg = comicOf([panel, { ...panel, act: "fall" }, { ...panel, act: "win" }], page);
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(drawn.querySelector("parsererror")).toBeNull();
  expect(svg).toContain("−7");
  expect(svg).toContain('d="M-1 -1L-1 1"'); // what Bob has drawn
  expect(svg).toContain("KO!");
  expect(svg).toContain("&lt;Bob&gt;");
  expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
  const long = { ...page, names: ["Ann", "Maximiliane-Charlotte-Hanna"] };
  const sizes = [...comicOf([panel], long).matchAll(/font-size="(\d+)"[^>]*>(Ann|Maximiliane[^<]*)</g)];
  expect(sizes.map(([, size, name]) => [name, Number(size)])).toEqual([
    ["Ann", 30],
    ["Maximiliane-Charlotte-Hanna", 14],
  ]);
  expect(wrap("one two three four", 8, 2)).toEqual(["one two", "three…"]);
});
