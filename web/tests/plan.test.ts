// @vitest-environment node
import { describe, expect, it } from "vitest";
import { blockedBy, lastBlocker, stepOf, type Plan } from "../src/games/brawl/phone/plan";
import type { BrawlPublic, InFlight } from "../src/games/brawl/shapes";

const [ANN, BOB, CLEO] = [0, 1, 2];
const kick: InFlight = { by: ANN, card: "kick-2", how: "opening", on: BOB };
const block: InFlight = { by: BOB, card: "block", how: "defends", on: ANN };
const shame: InFlight = { by: CLEO, card: "horror", how: "humiliates", on: BOB };
const plan: Plan = { does: "grab", on: BOB, turn: 7 };

function now(more: Partial<BrawlPublic>): BrawlPublic {
  return { asking: "window", turn_number: 7, open_to: [ANN, CLEO], ...more } as BrawlPublic;
}

describe("a blocked attack", () => {
  it("is the attacker's matter while the Block may be answered", () => {
    expect(blockedBy(now({ chain: [kick, block] }), ANN)).toBe(BOB);
    expect(blockedBy(now({ chain: [kick, block] }), CLEO)).toBe(-1);
    expect(blockedBy(now({ chain: [kick] }), ANN)).toBe(-1);
    expect(blockedBy(now({ chain: [kick, block, shame] }), ANN)).toBe(-1);
  });

  it("lets the plan wait for the window and for the defender, and then acts", () => {
    expect(stepOf(plan, now({ chain: [kick, block] }), ANN)).toBe("waits");
    expect(stepOf(plan, now({ asking: "block-grab", open_to: [BOB], on: ANN }), ANN)).toBe("waits");
    expect(stepOf(plan, now({ asking: "block-grab", open_to: [ANN], on: BOB }), ANN)).toBe("acts");
  });

  it("drops the plan when something comes in between", () => {
    expect(stepOf(plan, now({ chain: [kick, block, shame] }), ANN)).toBe("drops");
    expect(stepOf(plan, now({ chain: [{ ...kick, by: BOB, on: ANN, card: "grab" }] }), ANN)).toBe("drops");
    expect(stepOf(plan, now({ asking: "turn", open_to: [BOB] }), ANN)).toBe("drops");
    expect(stepOf(plan, now({ asking: "block-grab", open_to: [ANN], on: CLEO }), ANN)).toBe("drops");
    expect(stepOf(plan, now({ chain: [kick, block], turn_number: 8 }), ANN)).toBe("drops");
  });

  it("is remembered with the one who blocked", () => {
    const story = [
      {
        number: 1,
        event: ["defends", { by: BOB, on: ANN, card: "block" }] as [string, Record<string, string | number>],
      },
      { number: 2, event: ["turn-begins", { seat: CLEO }] as [string, Record<string, string | number>] },
    ];
    expect(lastBlocker(story)).toBe(BOB);
    expect(lastBlocker([])).toBe(-1);
  });
});
