// @vitest-environment node
import { expect, test } from "vitest";
import type { GameEvent } from "../src/words/speech";
import { english, speaking } from "./catalogue";

interface Told {
  language: string;
  event: GameEvent;
  names: string[];
  hearer: number;
  said: string;
}

/** Recorded games and how Python tells them; tests/browser/test_client.py writes them before it runs these tests. */
const made = import.meta.glob<Told[]>("./made/sentences.json", { eager: true, import: "default" });
const sentences = Object.values(made).flat();

test.skipIf(!sentences.length)("events are told exactly as in the terminal, in every language", () => {
  for (const language of new Set(sentences.map((each) => each.language))) {
    const speech = speaking(language);
    const told = sentences.filter((each) => each.language === language);
    expect(told.length).toBeGreaterThan(500);
    for (const { event, names, hearer, said } of told) expect(speech.tell(event, names, hearer)).toBe(said);
  }
});

test("numbers are written as the language writes them", () => {
  const spanish = speaking("es");
  expect(spanish.beer(25_000)).toBe("2,5 cl");
  expect(spanish.say("web-tietgen-cl", { cl: 17.5 })).toBe("17,5");
});

test("names in a row", () => {
  expect(english.listing([])).toBe("nothing");
  expect(english.listing(["Ann"])).toBe("Ann");
  expect(english.listing(["Ann", "Bob", "Carl"])).toBe("Ann, Bob and Carl");
});

test("a refusal of the table and a fault of the API are explained from the same catalogue", () => {
  expect(english.explain({ key: "only-host" })).toBe("Only the host can do this.");
  expect(english.explain({ key: "too-many-tables", args: { most: 3 } })).toContain("there are 3 tables already");
});

test("goods of a trade", () => {
  expect(["flirt", "2.5cl", "kitchen-10.1"].map((word) => english.goods(word))).toEqual([
    "a Flirting card",
    "2.5 cl",
    "Kitchen 10.1",
  ]);
});
