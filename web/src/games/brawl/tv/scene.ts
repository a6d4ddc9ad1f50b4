/** A card game as the TV performs it: what each event does to the table that everybody sees. */

import type { Act } from "../../../director/beats";
import type { Happened } from "../../../table/connection.svelte";
import type { GameEvent } from "../../../words/speech";
import { counts } from "../chain";
import type { BrawlPublic, InFlight } from "../shapes";

/** A card on the table in this action. */
export interface LaidCard {
  /** Tells cards apart for as long as they lie. */
  key: number;
  by: number;
  on: number;
  card: string;
  /** What it is for: `attack`, `grab`, `hold` that goes on, `defence`, `humiliation`, `healing`. */
  role: Role;
  medievals: number;
  /** The key of the card that it was laid on; -1: none. */
  against: number;
  /** Whether it has hit, also if some of its hits were stopped. */
  hasHit: boolean;
  /** Whether it was knocked out of a hand and goes to the discards. */
  isGone: boolean;
}

export type Role = "attack" | "grab" | "hold" | "defence" | "humiliation" | "healing";

/** How the table looks during a beat. */
export interface Scene {
  state: BrawlPublic;
  cards: LaidCard[];
  act: Act;
  /** Who does it and to whom it is done; -1: nobody. */
  by: number;
  on: number;
  card: string;
  /** By how much counters change. */
  amount: number;
  /** A Grab that has not let go yet. */
  grab: { by: number; on: number } | null;
  /** By seat, what hit last: it is to blame for a fall. */
  blows: Partial<Record<number, { by: number; card: string }>>;
  /** Whether this is how things stand, and what is asked may be shown. */
  isSettled: boolean;
}

interface Args {
  by?: number;
  on?: number;
  seat?: number;
  card?: string;
  cards?: string[];
  amount?: number;
  left?: number;
  medievals?: number;
  reason?: string;
}

const MOST = 6; // cards on the table; those of earlier in the action make room

/** Events that begin an action of their own: the table is cleared for them. */
const OPENS = new Set(["attacks", "season-attack", "bonus-attack", "distracts", "escapes"]);
const EFFECTS: Partial<Record<string, string>> = {
  stomped: "stomped",
  poked: "poked",
  "heart-broken": "heart-broken",
  thrown: "thrown",
  vomits: "vomiting",
  dazed: "dazed",
  weakened: "weak",
};

/** A scene in which nothing goes on. */
export function stillScene(state: BrawlPublic): Scene {
  const laid = [...(state.laid ?? []), ...(state.chain ?? [])];
  return {
    state,
    cards: laid.map((flight, key) => laidCard(flight, key, laid)),
    act: "note",
    by: -1,
    on: -1,
    card: "",
    amount: 0,
    grab: grabIn(laid),
    blows: {},
    isSettled: true,
  };
}

function laidCard({ by, on, card, how, medievals }: InFlight, key: number, all: InFlight[]): LaidCard {
  const isAnswer = how === "defends" || how === "humiliates";
  return {
    key,
    by,
    on: on ?? -1,
    card,
    role: roleOf(how, card),
    medievals: medievals ?? 0,
    against: isAnswer && all[key - 1] ? key - 1 : -1,
    hasHit: false,
    isGone: false,
  };
}

function grabIn(laid: InFlight[]): Scene["grab"] {
  const grab = laid.findLast(({ card, on }) => card === "grab" && on !== undefined);
  return grab?.on === undefined ? null : { by: grab.by, on: grab.on };
}

function roleOf(how: string, card: string): Role {
  if (how === "defends") return "defence";
  if (how === "humiliates") return "humiliation";
  if (how === "tick") return "hold";
  if (how === "heals" || how === "rescue") return "healing";
  return card === "grab" ? "grab" : "attack";
}

/** The table after an event, as a scene about it; null: the event changes nothing that is worth a look. */
export function after(before: Scene, { event, number }: Happened): Scene | null {
  const [key, args] = event as [string, Args];
  const scene: Scene = { ...before, act: "note", by: -1, on: -1, card: args.card ?? "", amount: 0, isSettled: false };
  scene.by = args.by ?? -1;
  scene.on = args.on ?? args.seat ?? -1;
  if (OPENS.has(key) || key === "follows-up" || key === "free-attack") return attack(scene, event, number);
  if (EFFECTS[key]) return affect(scene, EFFECTS[key]);
  switch (key) {
    case "grabs":
      return { ...attack(scene, event, number), grab: { by: scene.by, on: scene.on } };
    case "defends":
      return { ...answer(scene, "defence", number), act: "answer" };
    case "humiliates":
      return { ...answer(scene, "humiliation", number), act: "answer" };
    case "voided":
      return { ...scene, act: "stamp", on: scene.by, cards: scene.cards.filter(({ hasHit }) => !hasHit) };
    case "restored":
      return { ...scene, act: "stamp", cards: restore(scene) };
    case "halved":
    case "missed":
      return { ...scene, act: "stamp" };
    case "disarmed":
      return { ...scene, act: "stamp", cards: disarm(scene) };
    case "passes-on":
      return { ...scene, act: "announce", cards: swing(scene) };
    case "hits":
      return hit(scene, args, "hit");
    case "tick":
      return hit(scene, args, "squeeze");
    case "pays":
      return hit({ ...scene, by: -1 }, args, "hit");
    case "knocks-out":
      return { ...blame(scene), act: "hit" };
    case "heals":
      return heal(scene, args, number);
    case "healed":
      return { ...count(scene, args), act: "heal", by: scene.on };
    case "falls":
    case "concedes":
      return fall(scene, key === "concedes");
    case "hold-set":
      return { ...hold(scene), act: "hold", grab: null };
    case "hold-released":
    case "hold-broken":
    case "hold-ends":
      return { ...letGo(scene), act: "hold" };
    case "turn-begins":
      return { ...begin(scene), act: "turn" };
    case "turn-skipped":
      return { ...begin(scene), act: "lost" };
    case "wins":
    case "nobody-wins":
      return { ...begin(scene), act: "win" };
    case "discards":
    case "passes":
    case "open-season":
    case "rescue-needed":
    case "recovers":
    case "locked":
    case "undone":
      return scene;
    default:
      return null; // draws, a shuffled pile, a weapon that comes back
  }
}

function lay(scene: Scene, role: Role, number: number, medievals = 0, against = -1): LaidCard[] {
  const { by, on, card } = scene;
  const laid = { key: number, by, on, card, role, medievals, against, hasHit: false, isGone: false };
  return [...scene.cards, laid].slice(-MOST);
}

function attack(scene: Scene, [key, args]: GameEvent, number: number): Scene {
  const isOwn = OPENS.has(key) || (key === "grabs" && !scene.cards.some(({ role }) => role === "defence"));
  const cleared = isOwn ? { ...scene, cards: [], grab: null } : scene;
  const role = key === "grabs" ? "grab" : "attack";
  const isGrabbed = key === "follows-up"; // of what led to the Grab enough was seen
  const kept = cleared.cards.filter((card) => !card.hasHit && !card.isGone && (!isGrabbed || card.role === "grab"));
  const cards = lay({ ...cleared, cards: kept }, role, number, (args as Args).medievals ?? 0);
  return { ...cleared, cards, act: "announce" };
}

/** Lay an answer on the last card that counts. */
function answer(scene: Scene, role: Role, number: number): Scene {
  const last = scene.cards.findLast((card) => !card.hasHit && counts(card, scene.cards) && card.by !== scene.by);
  return { ...scene, cards: lay(scene, role, number, 0, last?.key ?? -1) };
}

/** What was laid after a card that counts again has had its effect. */
function restore({ cards, by, card }: Scene): LaidCard[] {
  const last = cards.findLastIndex((each) => each.by === by && each.card === card);
  return last < 0 ? cards.filter(({ hasHit }) => !hasHit) : cards.slice(0, last + 1);
}

function disarm({ cards, on, card }: Scene): LaidCard[] {
  return cards.map((each) => (each.by === on && each.card === card ? { ...each, isGone: true } : each));
}

function swing({ cards, by, on, card }: Scene): LaidCard[] {
  const last = cards.findLast((each) => each.by === by && each.card === card);
  return cards.filter((each) => each.against !== last?.key).map((each) => (each === last ? { ...each, on } : each));
}

function heal(scene: Scene, { cards = [] }: Args, number: number): Scene {
  const healing = { ...scene, by: scene.on, on: -1, card: cards[0] ?? "" };
  return { ...healing, cards: lay(healing, "healing", number), act: "announce" };
}

function count(scene: Scene, { amount = 0, left }: Args): Scene {
  const counters = scene.state.counters.map((each, seat) => (seat === scene.on ? (left ?? each) : each));
  return { ...scene, amount, state: { ...scene.state, counters } };
}

function blame(scene: Scene): Scene {
  const by = scene.by >= 0 ? scene.by : (scene.cards.findLast(({ role }) => role === "attack")?.by ?? -1);
  const blows = by < 0 ? scene.blows : { ...scene.blows, [scene.on]: { by, card: scene.card } };
  return { ...scene, by, blows };
}

function hit(scene: Scene, args: Args, act: Act): Scene {
  const struck = scene.cards.findLast(({ by, card }) => by === scene.by && card === scene.card);
  const cards = scene.cards.map((each) => (each === struck ? { ...each, hasHit: true } : each));
  return { ...(args.by === undefined ? count(scene, args) : blame(count(scene, args))), cards, act };
}

function fall(scene: Scene, isOwnWish: boolean): Scene {
  const { state, on } = scene;
  const blow = isOwnWish ? undefined : scene.blows[on];
  return {
    ...letGo({ ...scene, by: on }),
    act: "fall",
    by: blow?.by ?? -1,
    card: blow?.card ?? "",
    on,
    state: { ...state, out: [...new Set([...state.out, on])], holds: freed(state, on) },
  };
}

/** The holds without those of a seat. */
function freed({ holds = [] }: BrawlPublic, seat: number) {
  return holds.filter(({ by, on }) => by !== seat && on !== seat);
}

function hold(scene: Scene): Scene {
  const { state, by, on, card } = scene;
  const holds = [...(state.holds ?? []).filter((each) => each.by !== by || each.on !== on), { by, on, card }];
  return { ...scene, state: { ...state, holds } };
}

function letGo(scene: Scene): Scene {
  const { state, by, on } = scene;
  const holds = (state.holds ?? []).filter((each) => !(each.on === on && (by < 0 || each.by === by)));
  return { ...scene, state: { ...state, holds } };
}

function affect(scene: Scene, what: string): Scene {
  const { state, on } = scene;
  const effects = (state.effects ?? []).filter((each) => each.seat !== on || each.what !== what);
  return { ...scene, act: "stamp", state: { ...state, effects: [...effects, { seat: on, what }] } };
}

function begin(scene: Scene): Scene {
  return {
    ...scene,
    cards: [],
    grab: null,
    state: { ...scene.state, turn: scene.on >= 0 ? scene.on : scene.state.turn },
  };
}
