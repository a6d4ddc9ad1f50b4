// @vitest-environment node
import { expect, it } from "vitest";
import { ended, further, hasRoom, MOST, pathOf, read, write, type Stroke } from "../src/look/doodle";

const TAKEN = /^(([A-Za-z0-9_-]{2}){2,}(\.([A-Za-z0-9_-]{2}){2,})*)?$/; // by the server

it("is the same after it was written and read", () => {
  const strokes: Stroke[] = [
    [
      [0, 0],
      [63, 63],
    ],
    [
      [10, 20],
      [30, 40],
      [50, 5],
    ],
  ];
  expect(write(strokes)).toBe("AA__.KUeoyF");
  expect(write(strokes)).toMatch(TAKEN);
  expect(read(write(strokes))).toEqual(strokes);
  expect(pathOf("AA__")).toBe("M-1 -1L1 1");
});

it("leaves out what is too near, and keeps what is outside inside", () => {
  const stroke = further([], [5, 5]);
  expect(further(stroke, [5.4, 6])).toBe(stroke);
  expect(further(stroke, [-9, 99])).toEqual([
    [5, 5],
    [0, 63],
  ]);
});

it("makes a short line of a dot", () => {
  expect(write([ended([[63, 3]])])).toMatch(TAKEN);
  expect(ended([])).toEqual([]);
});

it("never grows longer than the server takes", () => {
  const strokes: Stroke[] = [];
  for (let row = 0; hasRoom(strokes); row++) strokes.push(ended([[row % 64, 7]]));
  expect(write(strokes).length).toBeLessThanOrEqual(MOST);
  expect(write(strokes)).toMatch(TAKEN);
});

it("has nothing to draw where there is nothing", () => {
  expect(read("")).toEqual([]);
  expect(pathOf("")).toBe("");
});
