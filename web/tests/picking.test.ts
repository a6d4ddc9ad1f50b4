import { expect, test } from "vitest";
import { hasMore, isBeginning, made, plain, selectionText } from "../src/games/brawl/picking";
import { drawn } from "../src/games/brawl/icons";
import type { Choice } from "../src/table/shapes";
import { english } from "./catalogue";

const hand = ["smack", "smack", "grab", "block", "medieval"];
const choices: Choice[] = [
  { do: "play", text: "smack", at: [1, 2] },
  { do: "play", text: "smack medieval", at: [1, 2] },
  { do: "play", text: "grab", at: [1, 2] },
  { do: "discard", text: "discard", some: hand, most: 2 },
  { do: "pass", text: "pass" },
];

test("a card that no choice names cannot be picked", () => {
  expect([0, 1, 2, 3, 4].map((place) => isBeginning(choices, hand, [place]))).toEqual([true, true, true, false, true]);
});

test("an add-on goes with the attack, whichever is picked first", () => {
  expect(made(choices, hand, [4])).toEqual([]);
  expect(hasMore(choices, hand, [4])).toBe(true);
  expect(made(choices, hand, [4, 1]).map(({ text }) => text)).toEqual(["smack medieval"]);
  expect(isBeginning(choices, hand, [0, 1])).toBe(false);
  expect(isBeginning(choices, hand, [2, 4])).toBe(false);
});

test("cards are thrown away by their places in the hand, at most as many as may be", () => {
  const discard = choices[3]!;
  expect(selectionText(discard, hand, [3, 0])).toBe("discard smack block");
  expect(selectionText(discard, hand, [0, 1])).toBe("discard smack smack");
  expect(selectionText(discard, hand, [0, 1, 2])).toBe("");
  expect(selectionText(discard, hand, [])).toBe("");
});

test("what needs no card is a button", () => {
  expect(plain(choices, hand).map(({ text }) => text)).toEqual(["pass"]);
});

test("every icon belongs to a card with a name", () => {
  expect(drawn().filter((card) => !english.has(`card-${card}`))).toEqual([]);
});
