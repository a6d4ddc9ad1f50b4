// @vitest-environment node
import { expect, test } from "vitest";
import { at, isSelection, scale, selected, wanted, withWords } from "../src/play/moves";
import { nameOfMove } from "../src/play/naming";
import { english } from "./catalogue";

test("an attack wants a target", () => {
  const attack = { do: "play", text: "sucker-punch medieval", at: [1, 2] };
  expect(wanted(attack)).toBe("target");
  expect(at(attack, 2)).toBe("sucker-punch medieval > @2");
});

test("cards are discarded in the order of the hand, as many as may be", () => {
  const discard = { do: "discard", text: "discard", some: ["jab", "block", "jab"], most: 2 };
  expect(isSelection(discard, [])).toBe(false);
  expect(isSelection(discard, [0, 1, 2])).toBe(false);
  expect(withWords(discard, selected(discard, [2, 0]))).toBe("discard jab jab");
});

test("where only some selections are moves, the others are not", () => {
  const heal = { do: "heal", text: "heal", some: ["first-aid", "self-help"], sets: [["first-aid"]] };
  expect(isSelection(heal, [0])).toBe(true);
  expect(isSelection(heal, [0, 1])).toBe(false);
});

test("a bid goes up in exact steps and ends at the stock", () => {
  const bid = scale({ do: "bid", text: "bid", amount: ["2.1cl", "3.05cl"], step: "0.1cl" });
  expect([0, 1, 2, 10].map(bid.write)).toEqual(["2.1cl", "2.2cl", "2.3cl", "3.05cl"]);
});

test("moves have names", () => {
  const names = ["Ann", "Bob"];
  expect(nameOfMove(english, "sucker-punch medieval > @1", names)).toBe("Sucker Punch Medieval → Bob");
  expect(nameOfMove(english, "take", names, "window")).toBe("Let it happen");
  expect(nameOfMove(english, "bid 2.1cl", names)).toBe("Bid 2.1 cl");
  expect(nameOfMove(english, "build kitchen-10.1", names)).toBe("Build Kitchen 10.1");
});
