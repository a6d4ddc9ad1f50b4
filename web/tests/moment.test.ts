// @vitest-environment node
import { expect, test } from "vitest";
import { adviceOn, healingOf, neededBy } from "../src/games/brawl/phone/advice";
import { blowsOn, damageOf, endOf, momentOf, sumOf, tellCard, worthTelling } from "../src/games/brawl/phone/moment";
import type { BrawlPublic, CardShown, InFlight } from "../src/games/brawl/shapes";
import { statusesOf } from "../src/games/brawl/statuses";
import type { Happened } from "../src/table/connection.svelte";
import type { Choice } from "../src/table/shapes";
import type { GameEvent } from "../src/words/speech";
import { english, speaking } from "./catalogue";

interface Landed {
  now: BrawlPublic;
  flight: InFlight;
  amount: number;
}

/** Attacks of recorded games that landed, as they stood in the air; tests/browser/test_client.py writes them. */
const made = import.meta.glob<{ landed: Landed[]; cards: CardShown[] }>("./made/landed.json", {
  eager: true,
  import: "default",
});
const recorded = Object.values(made)[0];

const CARDS: Record<string, Partial<CardShown>> = {
  "kick-4": { type: "basic", value: 4 },
  "open-hand": { type: "specialty", value: 3 },
  medieval: { type: "specialty", value: 2 },
  dodge: { type: "defense", value: 0 },
  block: { type: "defense", value: 0 },
  "self-help": { type: "defense", value: 2 },
  redemption: { type: "defense", value: 4 },
  "beer-bottle": { type: "weapon", value: 3, copies: { "beer-money": 1 } },
  grab: { type: "specialty", value: 0 },
};
const cardOf = (id: string): CardShown => ({
  id,
  kind: "card",
  type: "specialty",
  value: 0,
  hits: 1,
  copies: {},
  ...CARDS[id],
});
const NAMES = ["Ann", "Bob", "Carl"];

function now(more: Partial<BrawlPublic>): BrawlPublic {
  return {
    asking: "window",
    open_to: [1, 2],
    turn: 0,
    out: [],
    turn_number: 1,
    counters: [15, 15, 15],
    cards: [5, 5, 5],
    pile: 50,
    discard: 0,
    top: null,
    ...more,
  };
}

const story = (...events: GameEvent[]): Happened[] => events.map((event, index) => ({ number: index + 1, event }));

test.skipIf(!recorded)("what a phone says an attack costs is what it costs", () => {
  const known = new Map(recorded?.cards.map((card) => [card.id, card]));
  expect(recorded?.landed.length).toBeGreaterThan(300);
  for (const { now, flight, amount } of recorded?.landed ?? [])
    expect(damageOf(flight, now, known.get(flight.card) ?? cardOf(flight.card)), JSON.stringify(flight)).toBe(amount);
});

test("every card is told in every language, with its number", () => {
  for (const language of ["en", "es", "de", "da"]) {
    const speech = speaking(language);
    for (const id of Object.keys(CARDS)) expect(tellCard(speech, cardOf(id)), `${language} ${id}`).not.toBe("");
    expect(tellCard(speech, cardOf("kick-4"))).toContain("4");
  }
  expect(tellCard(english, cardOf("beer-bottle"))).toContain("keep it or drop it");
  expect(tellCard(english, cardOf("self-help"))).toContain("Gives you 2 back");
});

test("the victim is told in capitals, a bystander plainly", () => {
  const chain = [{ by: 0, on: 1, card: "kick-4", how: "opening" }];
  expect(momentOf(english, now({ chain }), 1, NAMES, cardOf)).toEqual({
    isMine: true,
    said: "Ann hits YOU with Kick (4): lose 4",
  });
  expect(momentOf(english, now({ chain }), 2, NAMES, cardOf)).toEqual({
    isMine: false,
    said: "Ann hits Bob with Kick (4): −4",
  });
  const stopped = [...chain, { by: 1, on: 0, card: "dodge", how: "defends" }];
  expect(momentOf(english, now({ chain: stopped }), 0, NAMES, cardOf).said).toBe("Bob stops you with Dodge");
  const spoiled = [...chain, { by: 2, on: 0, card: "horror-of-horrors", how: "humiliates" }];
  expect(momentOf(english, now({ chain: spoiled }), 0, NAMES, cardOf).said).toBe("Carl spoils YOUR Kick (4)");
});

test("a sum can be checked", () => {
  expect(sumOf(english, ["open-hand", "medieval"], cardOf)).toBe("Open Hand 3 + Medieval 2 = 5");
  expect(sumOf(english, ["open-hand"], cardOf)).toBe("");
});

test("hits stay until I act, and draws are never worth a line", () => {
  const hit: GameEvent = ["hits", { on: 1, by: 0, card: "kick-4", amount: 4, left: 11 }];
  const told = story(
    ["attacks", { by: 0, on: 1, card: "kick-4" }],
    hit,
    ["draws", { seat: 0, count: 1 }],
    ["turn-begins", { seat: 1 }],
  );
  expect(blowsOn(told, 1)).toEqual([{ number: 2, by: 0, card: "kick-4", amount: 4 }]);
  expect(blowsOn([...told, ...story(["passes", { seat: 1 }])], 1)).toEqual([]);
  expect(worthTelling(told).map(({ event }) => event[0])).toEqual(["attacks", "hits", "turn-begins"]);
  expect(endOf(told, 1)?.by).toBe(0);
});

test("what a hold squeezes out of me stays, too, and it may be what sends me to the floor", () => {
  const tick: GameEvent = ["tick", { by: 0, on: 1, card: "choke", amount: 1, left: 0 }];
  const told = story(["passes", { seat: 1 }], ["turn-begins", { seat: 0 }], tick, ["falls", { seat: 1 }]);
  expect(blowsOn(told, 1)).toEqual([{ number: 3, by: 0, card: "choke", amount: 1 }]);
  expect(endOf(told, 1)).toMatchObject({ by: 0, card: "choke" });
});

test("a Grab that nothing follows lets go", () => {
  const grabbed = story(["grabs", { by: 0, on: 1, card: "grab" }], ["turn-begins", { seat: 1 }]);
  expect(worthTelling(grabbed).map(({ event }) => english.tell(event, NAMES, 1))).toEqual([
    "Ann grabs you.",
    "Ann lets go of you.",
    "Your turn.",
  ]);
  const followed = story(["grabs", { by: 0, on: 1 }], ["follows-up", { by: 0, on: 1 }], ["turn-begins", { seat: 1 }]);
  expect(worthTelling(followed)).toHaveLength(3);
});

function advice(more: Partial<Parameters<typeof adviceOn>[0]>) {
  const situation = { now: now({}), choices: [], hand: [], seat: 1, hasClock: true, isMine: true, picked: [], cardOf };
  return adviceOn({ ...situation, ...more });
}
const TAKE: Choice = { do: "take", text: "take" };

test("the card that saves me is the large button", () => {
  const choices = [{ do: "play", text: "dodge" }, TAKE];
  expect(advice({ choices, hand: ["dodge", "kick-4"] }).best).toBe("dodge");
  expect(advice({ choices, hand: ["dodge", "kick-4"], isMine: false }).best).toBe("");
  const spoiling = [{ do: "play", text: "horror-of-horrors" }, ...choices];
  expect(advice({ choices: spoiling, hand: ["horror-of-horrors", "dodge"] }).best).toBe("dodge");
  expect(advice({ choices: [spoiling[0] ?? TAKE, TAKE], hand: ["horror-of-horrors"] }).best).toBe("horror-of-horrors");
});

test("with nothing to play, swapping leads", () => {
  const swap: Choice = { do: "discard", text: "discard", some: ["block"] };
  const pass: Choice = { do: "pass", text: "pass" };
  expect(advice({ now: now({ asking: "turn" }), choices: [swap, pass], hand: ["block"] }).verb).toBe("discard");
  const attack: Choice = { do: "play", text: "kick-4", at: [0] };
  expect(advice({ now: now({ asking: "turn" }), choices: [attack, swap, pass], hand: ["kick-4"] }).verb).toBe("");
});

test("a rescue knows what is needed and what is too little", () => {
  const heal: Choice = { do: "heal", text: "heal", some: ["self-help", "redemption"] };
  const dying = now({ asking: "rescue", open_to: [1], counters: [15, -2, 15] });
  expect(neededBy(dying, 1)).toBe(3);
  expect(healingOf(["self-help", "redemption"], cardOf)).toBe(6);
  const rescue = (picked: string[]) =>
    advice({ now: dying, choices: [heal, TAKE], hand: ["self-help", "redemption"], picked });
  expect(rescue([]).verb).toBe("heal");
  expect(rescue(["self-help"]).isTooLittle).toBe(true);
  expect(rescue(["redemption"]).isTooLittle).toBe(false);
});

test("a question passes by itself only where others are asked, too, and the clock ends it", () => {
  const nothing = { choices: [TAKE], hand: ["kick-4"], isMine: false };
  expect(advice(nothing).passesByItself).toBe(true);
  expect(advice({ ...nothing, hasClock: false }).passesByItself).toBe(false);
  expect(advice({ ...nothing, now: now({ open_to: [1] }) }).passesByItself).toBe(false);
  expect(advice({ ...nothing, choices: [{ do: "play", text: "kick-4" }, TAKE] }).passesByItself).toBe(false);
});

test("who has lost the turn is not said to lose one, until the next blow that costs it", () => {
  const lost = story(
    ["heart-broken", { on: 1 }],
    ["turn-begins", { seat: 1 }],
    ["turn-skipped", { seat: 1, reason: "heart-broken" }],
    ["turn-begins", { seat: 2 }],
  ); // as r79-heart-breaker-takes-the-turn.play has it: the effect lasts until the next own turn
  const state = now({ effects: [{ seat: 1, what: "heart-broken", left: 1 }], skips: [1] });
  const said = (told: Happened[]) => statusesOf(state, 1, NAMES, english, told).map(({ what }) => what);
  expect(said(lost.slice(0, 1))).toEqual(["heart-broken", "skipping"]);
  expect(said(lost)).toEqual(["heart-broken"]);
  expect(said([...lost, ...story(["poked", { on: 1 }])])).toEqual(["heart-broken", "skipping"]);
});

test("whom an attack hits again because what stopped it is spoiled is told so", () => {
  const chain: InFlight[] = [
    { by: 0, on: 1, card: "kick-4", how: "opening" },
    { by: 1, on: 0, card: "humiliation", how: "humiliates" },
    { by: 2, on: 1, card: "humiliation", how: "humiliates" },
  ];
  const said = (me: number, length = 3) => momentOf(english, now({ chain: chain.slice(0, length) }), me, NAMES, cardOf);
  expect(said(1)).toEqual({ isMine: true, said: "Carl spoils YOUR Humiliation. Ann's Kick (4) hits YOU: lose 4" });
  expect(said(0).isMine).toBe(false);
  const more: InFlight[] = [...chain, { by: 0, on: 2, card: "humiliation", how: "humiliates" }];
  expect(momentOf(english, now({ chain: more }), 1, NAMES, cardOf).said).not.toContain("hits YOU");
  const again: InFlight[] = [...more, { by: 1, on: 0, card: "humiliation", how: "humiliates" }];
  const far = again.map((flight, place) => (place ? flight : { ...flight, on: 2 }));
  expect(momentOf(english, now({ chain: far }), 2, NAMES, cardOf)).toMatchObject({ isMine: true });
});

test("Spanish cards have their article", () => {
  const spanish = speaking("es");
  const chain: InFlight[] = [{ by: 0, on: 1, card: "kick-4", how: "opening" }];
  const said = (me: number, ...more: InFlight[]) =>
    momentOf(spanish, now({ chain: [...chain, ...more] }), me, NAMES, cardOf).said;
  expect(said(1)).toContain(" con la ");
  expect(said(2, { by: 1, on: 0, card: "block", how: "defends" })).toContain(" con el ");
  expect(said(2, { by: 1, on: 0, card: "humiliation", how: "humiliates" })).toContain(": la ");
  expect(spanish.say("web-tv-felled", { by: "Ann", on: "Bob", ...spanish.cardArgs("first-aid") })).toContain(
    "con los ",
  );
  const out = { by: "Ann", place: 2, ...spanish.cardArgs("knife") };
  expect(spanish.say("web-out-by", out)).toContain(" con la ");
});
