// @vitest-environment node
import { expect, it } from "vitest";
import { hyphenated, isLong } from "../src/look/names";

const shown = (name: string) => hyphenated(name).replaceAll("\u00ad", "·");

it("leaves short names alone", () => {
  for (const name of ["Ann", "Ida Marie", "Anne-Lise", "Bartholo"]) {
    expect(hyphenated(name)).toBe(name);
    expect(isLong(name)).toBe(false);
  }
});

it("gives a long word a place to break where a syllable begins", () => {
  expect(shown("Christopher-James")).toBe("Chris·topher-James");
  expect(shown("Maximilianus")).toBe("Maximi·lianus");
  expect(isLong("Maximilianus")).toBe(true);
  expect(hyphenated("Landlady", 6).replaceAll("\u00ad", "·")).toBe("Land·lady"); // where there is less room
});

it("breaks a very long word more than once, and changes no letter", () => {
  const name = "Donaudampfschifffahrtsge";
  expect(
    shown(name)
      .split("·")
      .every((piece) => piece.length <= 12),
  ).toBe(true);
  expect(shown(name).replaceAll("·", "")).toBe(name);
  expect(shown("xxxxxxxxxxxxxxxxxxxx").split("·")).toHaveLength(3);
});
