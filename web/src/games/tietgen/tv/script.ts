/** Tietgen as the director performs it: throw and walk, what is bought, claimed and paid, who is sent, who is out. */

import type { Act, Beat, Script } from "../../../director/beats";
import type { Cue } from "../../../device/sound";
import type { Happened } from "../../../table/connection.svelte";
import type { GameEvent } from "../../../words/speech";
import type { Tietgen } from "../state";

/** Where beer comes from and goes to: a seat, the piggy bank, or the game. */
export type Glass = number | "piggy" | "game";

export interface Flow {
  from: Glass;
  to: Glass;
  beer: number;
}

/** How the building looks during a beat. */
export interface Scene {
  state: Tietgen;
  act: Act;
  by: number;
  on: number;
  /** Nobody plays cards here, and nobody is struck: what the comic of other games draws. */
  card: string;
  amount: number;
  flow: Flow | null;
  isSettled: boolean;
}

type Args = Partial<Record<string, unknown>> & { by?: number; on?: number; seat?: number; space?: string };

/** What is shown how, and heard; what is not named here is a note without a sound. */
const ACTS: Partial<Record<string, [Act, Cue | ""]>> = {
  turn: ["turn", "turn"],
  again: ["turn", "turn"],
  throws: ["announce", "attack"],
  moves: ["note", ""],
  sent: ["lost", "lost"],
  mail: ["announce", "window"],
  letter: ["announce", "window"],
  coupons: ["stamp", "coin"],
  "card-gain": ["stamp", "coin"],
  "pays-fine": ["stamp", "coin"],
  "pays-card": ["stamp", "coin"],
  "pays-player": ["stamp", "coin"],
  "pays-tax": ["stamp", "coin"],
  "pays-rent": ["stamp", "coin"],
  "pays-interest": ["stamp", "coin"],
  "empties-piggy": ["stamp", "coin"],
  buys: ["stamp", "coin"],
  builds: ["stamp", "coin"],
  sells: ["stamp", "coin"],
  "sells-down": ["stamp", "coin"],
  mortgages: ["stamp", "coin"],
  lifts: ["stamp", "coin"],
  "gives-beer": ["stamp", "coin"],
  "leaves-beer": ["stamp", "coin"],
  "wins-auction": ["stamp", "auction"],
  auction: ["announce", "auction"],
  bids: ["note", "auction"],
  claims: ["answer", "claim"],
  accepts: ["answer", "claim"],
  chugs: ["note", "beer"],
  drinks: ["note", "beer"],
  surrenders: ["stamp", ""],
  out: ["fall", "out"],
  "out-to": ["fall", "out"],
  wealthiest: ["win", "win"],
  draw: ["win", "win"],
  wins: ["win", "win"],
};
const PREFIX = "tietgen-";
/** What goes on with the sentence before it: a walk belongs to its throw. */
const JOINED = new Set(["moves", "stays", "free"]);
/** What an offer is gone with. */
const ANSWERS = new Set(["accepts", "refuses", "takes-back", "offer-dies"]);
const QUIET = new Set(["drinks", "offer-dies"]);

function nameOf([key]: GameEvent): string {
  return key.startsWith(PREFIX) ? key.slice(PREFIX.length) : key;
}

function beerOf(args: Args, what: string): number {
  const found = args[`${what}-beer`];
  return typeof found === "number" ? found : 0;
}

/** The beer that an event moves. */
export function flowOf([, args]: GameEvent): Flow | null {
  const { by, on, seat } = args as Args;
  const moved = beerOf(args, "moved");
  if (moved && by !== undefined && on !== undefined) return { from: by, to: on, beer: moved };
  if (seat === undefined) return null;
  const [paid, gained, emptied] = [beerOf(args, "paid"), beerOf(args, "gained"), beerOf(args, "emptied")];
  if (emptied) return { from: "piggy", to: seat, beer: emptied };
  if (gained) return { from: "game", to: seat, beer: gained };
  if (paid) return { from: seat, to: beerOf(args, "piggy") ? "piggy" : "game", beer: paid };
  return null;
}

/** The building after an event. */
export function after(before: Scene, event: GameEvent): Scene {
  const args = event[1] as Args;
  const { by = -1, on = -1, seat = -1, space = "" } = args;
  const what = nameOf(event);
  const [act] = ACTS[what] ?? ["note" as const];
  const flow = flowOf(event);
  const state = { ...before.state, stock: poured(before.state.stock, flow) };
  const set = <T>(list: T[], value: T) => list.map((each, place) => (place === seat ? value : each));
  if (what === "turn") state.turn = seat;
  if (what === "moves") state.at = set(state.at, space);
  if (what === "sent") state.at = set(state.at, "administration");
  if (what === "throws") {
    state.dice = [Number(args.first), Number(args.second)];
    state.throws += 1;
  }
  if (act === "fall") state.out = [...new Set([...state.out, seat])];
  if (what === "buys" || what === "wins-auction") if (space) state.deeds = { ...state.deeds, [space]: { owner: seat } };
  if (what === "gives-deed" && space && state.deeds?.[space])
    state.deeds = { ...state.deeds, [space]: { ...state.deeds[space], owner: on } };
  if (what === "builds" && space && state.deeds?.[space])
    state.deeds = { ...state.deeds, [space]: { ...state.deeds[space], level: Number(args.level) } };
  if (ANSWERS.has(what)) state.offers = state.offers?.filter((offer) => !isBetween(offer, by, on)) ?? [];
  // What was asked before is answered; what is asked next comes with the last beat.
  for (const asked of ["purchase", "tax", "debt", "rents"] as const) Reflect.deleteProperty(state, asked);
  return { state, act, by, on: on >= 0 ? on : seat, card: "", amount: 0, flow, isSettled: false };
}

function isBetween({ by, on }: { by: number; on: number }, one: number, two: number): boolean {
  return (by === one && on === two) || (by === two && on === one);
}

function poured(stock: number[], flow: Flow | null): number[] {
  if (!flow) return stock;
  return stock.map((beer, seat) => beer + (flow.to === seat ? flow.beer : 0) - (flow.from === seat ? flow.beer : 0));
}

export const tietgenScript: Script<Scene> = {
  open: (state) => ({
    state: state as Tietgen,
    act: "note",
    by: -1,
    on: -1,
    card: "",
    amount: 0,
    flow: null,
    isSettled: true,
  }),

  perform(before: Scene, happened: Happened[]): Beat<Scene>[] {
    const beats: Beat<Scene>[] = [];
    let scene = before;
    for (const { event, number } of happened) {
      scene = after(scene, event);
      const what = nameOf(event);
      const last = beats.at(-1);
      if (QUIET.has(what)) continue;
      if (last && JOINED.has(what) && last.act === "announce") {
        beats[beats.length - 1] = { ...last, told: [...last.told, event], number, scene: { ...scene, act: last.act } };
        continue;
      }
      beats.push({ act: scene.act, told: [event], number, scene, cue: ACTS[what]?.[1] ?? "" });
    }
    return beats;
  },

  settle: (scene, state) => ({ ...scene, state: state as Tietgen, isSettled: true }),

  isTold: (event) => !QUIET.has(nameOf(event)),
};
