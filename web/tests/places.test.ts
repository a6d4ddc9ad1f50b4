import { expect, test } from "vitest";
import { curve, placeOf, reachOf, touchesPiles } from "../src/games/brawl/tv/places";

const PLATE = { wide: 0.27, high: 0.17 }; // of the shorter side of a table
const CROWD = { wide: 0.23, high: 0.145 }; // where there are more than eight
const TABLES = [
  [1422, 1080],
  [768, 870],
  [400, 600],
];

test.each(TABLES.flatMap(([width, height]) => [5, 6, 7, 8, 9, 10].map((seats) => [seats, width!, height!])))(
  "%i plates do not cover each other on a table of %i by %i",
  (seats, width, height) => {
    const { wide, high } = seats > 8 ? CROWD : PLATE;
    const reach = reachOf(width, height);
    const least = Math.min(width, height);
    const places = Array.from({ length: seats }, (_, seat) => placeOf(seat, seats, reach));
    for (const [one, { x, y }] of places.entries()) {
      for (const two of places.slice(one + 1)) {
        const [across, down] = [Math.abs(x - two.x) * width, Math.abs(y - two.y) * height];
        expect(
          across > wide * least || down > high * least,
          `${Math.round(across)}, ${Math.round(down)} px apart`,
        ).toBe(true);
      }
    }
  },
);

test("two sit face to face, the first of three on top, four in the corners, in the order of the clock", () => {
  const reach = reachOf(1422, 1080);
  const [left, right] = [placeOf(0, 2, reach), placeOf(1, 2, reach)];
  expect(left.x).toBeLessThan(0.2);
  expect(right.x).toBeCloseTo(1 - left.x);
  expect(placeOf(0, 3, reach).x).toBeCloseTo(0.5);
  expect(placeOf(0, 3, reach).y).toBeLessThan(0.2);
  const [first, second, third] = [0, 1, 2].map((seat) => placeOf(seat, 4, reach));
  expect(first!.y).toBeCloseTo(second!.y);
  expect(first!.x).toBeLessThan(second!.x);
  expect(third!.y).toBeGreaterThan(second!.y);
});

test("an arrow begins at the edge of a plate, and runs over no pile", () => {
  const [width, height] = [1422, 1080] as const;
  for (const seats of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const { wide, high } = seats > 8 ? CROWD : PLATE;
    const half = { x: (wide * height) / 2, y: (high * height) / 2 };
    const reach = reachOf(width, height);
    const plates = Array.from({ length: seats }, (_, seat) => placeOf(seat, seats, reach));
    const pixels = plates.map(({ x, y }) => ({ x: x * width, y: y * height }));
    for (const [by, from] of pixels.entries())
      for (const [on, to] of pixels.entries()) {
        if (by === on) continue;
        const drawn = curve(from, to, { width, height }, [half, 90]);
        expect(touchesPiles(drawn, { width, height }), `${by} at ${on} of ${seats}`).toBe(false);
        const [x, y] = [Math.abs(drawn.begin.x - from.x), Math.abs(drawn.begin.y - from.y)];
        expect(Math.max(x / half.x, y / half.y)).toBeCloseTo(1);
      }
  }
});
