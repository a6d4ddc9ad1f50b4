/** The rule book as the client shows it: pieces of text, places, search. */

import { describe, expect, it } from "vitest";
import type { RulesShown } from "../wire";
import { anchored, filesOf, partWith, pieces, placesOf, search, titlesOf } from "../src/rules/book";

const BOOK: RulesShown = {
  language: "de",
  games: {
    "lunch-money": ["brawl.md", "lunch-money.md"],
    "beer-money": ["brawl.md", "beer-money.md"],
    tietgen: ["tietgen.md"],
  },
  files: [
    {
      name: "brawl.md",
      blocks: [
        { kind: "heading", text: "Prügelei", level: 1 },
        { kind: "paragraph", text: "Siehe [beer-money.md](beer-money.md)." },
        { kind: "paragraph", text: "Fünfzehn sind genug (R7).", ruling: 1 },
        { kind: "paragraph", text: "Noch mehr davon." },
        { kind: "paragraph", text: "Bis 15. `heal-cap` = `none` hebt das auf.", ruling: 17 },
      ],
    },
    {
      name: "beer-money.md",
      blocks: [
        { kind: "heading", text: "Beer Money", level: 1 },
        { kind: "heading", text: "Würgen & Kotzen", level: 2 },
        { kind: "heading", text: "Würgen & Kotzen", level: 3, ids: ["choke-and-puke"] },
        { kind: "paragraph", text: "Hält jemanden fest." },
      ],
    },
    { name: "lunch-money.md", blocks: [{ kind: "heading", text: "Lunch Money", level: 1 }] },
    {
      name: "tietgen.md",
      blocks: [
        { kind: "heading", text: "Tietgen", level: 1 },
        { kind: "heading", text: "Post", level: 3, ids: ["mail-2", "mail-7"] },
        { kind: "table", rows: [["Feld"], ["Waschküche"]] },
      ],
    },
    { name: "house-rules.md", blocks: [{ kind: "heading", text: "heal-cap", level: 3, ids: ["heal-cap"] }] },
  ],
};

describe("a text", () => {
  it("is cut into words, bold, names, links and rulings", () => {
    expect(pieces("**Held**: see `heal-cap`, R46 and [beer-money.md](beer-money.md).", titlesOf(BOOK))).toEqual([
      { kind: "bold", text: "Held" },
      { kind: "text", text: ": see " },
      { kind: "code", text: "heal-cap" },
      { kind: "text", text: ", " },
      { kind: "ruling", text: "R46", to: "R46" },
      { kind: "text", text: " and " },
      { kind: "link", text: "Beer Money", to: "beer-money" },
      { kind: "text", text: "." },
    ]);
  });
});

describe("a place", () => {
  it("is a ruling, an id or a chapter", () => {
    const [shared, own] = filesOf(BOOK, "beer-money");
    expect(anchored(shared!).map((each) => each.at)).toEqual([["brawl-0"], [], ["R1"], [], ["R17"]]);
    expect(anchored(own!).map((each) => each.at)).toEqual([["beer-money-0"], ["beer-money-1"], ["choke-and-puke"], []]);
  });

  it("under which a table stands gives it its name", () => {
    const [file] = filesOf(BOOK, "tietgen");
    expect(anchored(file!).map((each) => each.label)).toEqual(["", "", "Post"]);
  });

  it("is looked for in the open part first", () => {
    expect(partWith(BOOK, "R1", "beer-money")).toBe("beer-money");
    expect(partWith(BOOK, "R1", "tietgen")).toBe("lunch-money");
    expect(partWith(BOOK, "mail-7", "lunch-money")).toBe("tietgen");
    expect(partWith(BOOK, "heal-cap", "tietgen")).toBe("house-rules");
    expect(partWith(BOOK, "nowhere", "tietgen")).toBeUndefined();
  });
});

describe("a search", () => {
  const find = (typed: string, part = "beer-money"): string[] =>
    search(placesOf(BOOK, part), typed).map((place) => place.at);

  it("finds a ruling by its number", () => {
    expect(find("R1")).toEqual(["R1", "R17"]);
    expect(find("17")).toEqual(["R17"]);
    expect(find("99")).toEqual([]);
  });

  it("finds a card with and without umlauts, and by its English id, before the chapter of that name", () => {
    expect(find("würg")).toEqual(["choke-and-puke", "beer-money-1"]);
    expect(find("WURG")).toEqual(["choke-and-puke", "beer-money-1"]);
    expect(find("wuerg")).toEqual(["choke-and-puke", "beer-money-1"]);
    expect(find("choke")).toEqual(["choke-and-puke"]);
  });

  it("finds words in the text under a heading, in a ruling and in a table", () => {
    expect(find("genug")).toEqual(["R1"]);
    expect(find("davon")).toEqual(["R1"]);
    expect(find("festhalten")).toEqual([]);
    expect(find("waschkueche", "tietgen")).toEqual(["mail-2"]);
    expect(find("  ")).toEqual([]);
  });
});
