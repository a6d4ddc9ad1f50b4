import { describe, expect, it } from "vitest";
import type { GameShown } from "../wire";
import { playedPreset, presetsOf } from "../src/lobby/presets";

const option = (name: string, values: string[]) => ({
  name,
  values,
  default: values[0] ?? "",
  free: "",
  rules: [],
  decks: [],
});
const game = {
  name: "lunch-money",
  options: [option("discard-rule", ["free", "pay-1"]), option("heal-cap", ["15", "none"])],
  presets: [
    { name: "quick", choices: { "discard-rule": "pay-1" } },
    { name: "wild", choices: { "heal-cap": "none" } },
    { name: "2002", choices: { "discard-rule": "pay-1", "heal-cap": "none" } },
  ],
} as unknown as GameShown;

describe("presets", () => {
  it("puts three on top, the rules as written first", () => {
    const { top, more } = presetsOf(game);
    expect(top.map(({ name }) => name)).toEqual(["written", "quick", "wild"]);
    expect(more.map(({ name }) => name)).toEqual(["2002"]);
  });

  it("knows which one is played, however it was chosen", () => {
    expect(playedPreset(game, {})?.name).toBe("written");
    expect(playedPreset(game, { "discard-rule": "free", "heal-cap": "15" })?.name).toBe("written");
    expect(playedPreset(game, { "discard-rule": "pay-1", "heal-cap": "15" })?.name).toBe("quick");
    expect(playedPreset(game, { "discard-rule": "pay-1", "heal-cap": "none" })?.name).toBe("2002");
  });

  it("calls anything else the table's own", () => {
    expect(playedPreset(game, { "heal-cap": "7" })).toBeNull();
  });
});
