// @vitest-environment node
import { expect, it } from "vitest";
import { lookOf, looksIn, SHAPES } from "../src/look/faces";

const seated = (...ids: number[]) => ids.map((id) => ({ id }));

it("stands for the same player in every game, whoever begins", () => {
  const looks = (chairs: { id: number }[]) => Object.fromEntries(chairs.map(({ id }) => [id, lookOf(chairs, id)]));
  expect(looks(seated(3, 7, 1))).toEqual(looks(seated(1, 3, 7)));
});

it("is another one for each of as many players as can play", () => {
  const chairs = seated(12, 4, 30, 1, 2, 5, 9, 8, 7, 6);
  expect(new Set(chairs.map(({ id }) => lookOf(chairs, id))).size).toBe(SHAPES.length);
});

it("is in a replay as it was at the table, or by seat", () => {
  expect(looksIn({ seats: ["Ann", "Bob", "Cleo"], looks: [2, 0, 11] })).toEqual([2, 0, 1]);
  expect(looksIn({ seats: ["Ann", "Bob"] })).toEqual([0, 1]);
});
