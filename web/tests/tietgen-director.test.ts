import { expect, test } from "vitest";
import { flowOf, tietgenScript, type Scene } from "../src/games/tietgen/tv/script";
import type { Tietgen } from "../src/games/tietgen/state";
import type { GameEvent } from "../src/words/speech";

const STATE: Tietgen = {
  asking: "throw",
  open_to: [0],
  turn: 0,
  out: [],
  throws: 0,
  stock: [100, 200, 300],
  drunk: [0, 0, 0],
  at: ["go", "go", "go"],
  piggy: 0,
  crates: 32,
  fridges: 12,
};

function perform(events: GameEvent[]) {
  const begin = tietgenScript.open(STATE, []);
  return tietgenScript.perform(
    begin,
    events.map((event, place) => ({ number: place + 1, event })),
  );
}

const shown = (scene: Scene) => [scene.state.at, scene.state.stock, scene.state.turn];

test("a walk belongs to its throw, rent is claimed and paid before the next turn", () => {
  const beats = perform([
    ["tietgen-throws", { seat: 0, first: 1, second: 2, double: "no" }],
    ["tietgen-moves", { seat: 0, space: "kitchen-18.1" }],
    ["tietgen-claims", { by: 1, on: 0, space: "kitchen-18.1", "due-beer": 30 }],
    ["tietgen-pays-rent", { by: 0, on: 1, "moved-beer": 30, "drunk-beer": 0, "left-beer": 70 }],
    ["tietgen-turn", { seat: 1 }],
  ]);
  expect(beats.map(({ act, told }) => [act, told.length])).toEqual([
    ["announce", 2],
    ["answer", 1],
    ["stamp", 1],
    ["turn", 1],
  ]);
  expect(shown(beats[0]!.scene)).toEqual([["kitchen-18.1", "go", "go"], [100, 200, 300], 0]);
  expect(shown(beats[2]!.scene)).toEqual([["kitchen-18.1", "go", "go"], [70, 230, 300], 0]);
  expect(beats[2]!.scene.flow).toEqual({ from: 0, to: 1, beer: 30 });
  expect(beats.map(({ cue }) => cue)).toEqual(["attack", "claim", "coin", "turn"]);
});

test("beer flows from glass to glass, into the piggy bank and out of it, and to and from the game", () => {
  const flows: [GameEvent, unknown][] = [
    [["tietgen-gives-beer", { by: 2, on: 0, "moved-beer": 5, "left-beer": 1 }], { from: 2, to: 0, beer: 5 }],
    [["tietgen-pays-fine", { seat: 1, "paid-beer": 9, "piggy-beer": 9 }], { from: 1, to: "piggy", beer: 9 }],
    [["tietgen-buys", { seat: 1, space: "go", "paid-beer": 9, "piggy-beer": 0 }], { from: 1, to: "game", beer: 9 }],
    [["tietgen-empties-piggy", { seat: 1, "emptied-beer": 9 }], { from: "piggy", to: 1, beer: 9 }],
    [["tietgen-coupons", { seat: 1, "gained-beer": 9 }], { from: "game", to: 1, beer: 9 }],
    [["tietgen-chugs", { seat: 1, "drunk-beer": 9 }], null], // what is drunk is nobody's business
  ];
  for (const [event, flow] of flows) expect(flowOf(event)).toEqual(flow);
});

test("an offer is gone from the table as soon as it is answered", () => {
  const offers = [
    { by: 0, on: 1, give: ["1cl"], get: ["flirt"] },
    { by: 2, on: 1, give: ["2cl"], get: ["flirt"] },
  ];
  const begin = tietgenScript.open({ ...STATE, offers }, []);
  const beats = tietgenScript.perform(begin, [{ number: 1, event: ["tietgen-accepts", { by: 1, on: 0 }] }]);
  expect(beats[0]!.scene.state.offers).toEqual([offers[1]]);
});
