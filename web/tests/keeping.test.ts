import { expect, test } from "vitest";
import { keeping } from "../src/table/keeping";

test("what has not changed stays the same object, what has changed is new up to the top", () => {
  const before = {
    turn: 1,
    counters: [15, 12],
    holds: [{ by: 0, on: 1 }],
    deeds: { "10.1": { owner: 0 }, "12.1": { owner: 1 } },
  };
  const now = keeping(before, {
    turn: 2,
    counters: [15, 12],
    holds: [{ by: 0, on: 1 }],
    deeds: { "10.1": { owner: 0 }, "12.1": { owner: 2 } },
  });
  expect(now).not.toBe(before);
  expect(now.turn).toBe(2);
  expect(now.counters).toBe(before.counters);
  expect(now.holds).toBe(before.holds);
  expect(now.deeds).not.toBe(before.deeds);
  expect(now.deeds["10.1"]).toBe(before.deeds["10.1"]);
  expect(now.deeds["12.1"]).toEqual({ owner: 2 });
});

test("nothing new at all is the old one itself", () => {
  const before = { asking: "turn", out: [], won: null };
  expect(keeping(before, { asking: "turn", out: [], won: null })).toBe(before);
});

test("a field that came or went makes it new, and so does a list that grew or became something else", () => {
  expect(keeping({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(Object.keys(keeping<object>({ a: 1 }, { a: 1, b: undefined }))).toEqual(["a", "b"]);
  expect(keeping<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(keeping([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
  expect(keeping<unknown>([], {})).toEqual({});
  expect(keeping<unknown>(null, { a: 1 })).toEqual({ a: 1 });
  expect(keeping<unknown>({ a: 1 }, null)).toBe(null);
});

test("a hand that lost a card in the middle has the cards that are left", () => {
  expect(keeping(["jab", "block", "jab"], ["jab", "jab"])).toEqual(["jab", "jab"]);
});
