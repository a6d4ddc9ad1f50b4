/** What a phone tells its person about the cards in the air: who does what to whom, what it costs, what came of it. */

import type { Happened } from "../../../table/connection.svelte";
import type { Speech } from "../../../words/speech";
import type { BrawlPublic, CardShown, InFlight } from "../shapes";

const MEDIEVAL = 2; // counters that each adds
const HOLDS = new Set(["choke", "choke-and-puke", "headlock"]);
const ONE_ATTACK = new Set(["big-combo"]); // its hits are weakened once, as a whole
const ATTACKS = new Set([
  "opening",
  "follow-up",
  "distracted-follow-up",
  "free",
  "shot",
  "jab",
  "distracted",
  "season",
  "bonus",
  "block-grab",
]);

/** A card as a person tells it who teaches the game. */
export function tellCard(speech: Speech, card: CardShown): string {
  const kind = card.type === "weapon" && card.copies["beer-money"] ? "weapon-dropped" : card.type;
  const isHealing = card.type === "defense" && card.value > 0;
  const keys = [`tell-${card.id}`, isHealing ? "tell-healing" : `tell-${kind}`];
  const key = keys.find((each) => speech.has(each));
  return key ? speech.say(key, { value: card.value }) : "";
}

/** What is printed on a card at this table: a house rule gives two of them another number. */
export function valueOf(card: CardShown, options: Record<string, string>): number {
  return options["lm-values"] === "spr" && ["uppercut", "roundhouse"].includes(card.id) ? 3 : card.value;
}

/** How many counters a card in the air takes if nothing stops it. */
export function damageOf(flight: InFlight, now: BrawlPublic, card: CardShown, value = card.value): number {
  if (!ATTACKS.has(flight.how) && flight.how !== "tick") return 0;
  if (!value) return 0;
  const extra = MEDIEVAL * (flight.medievals ?? 0);
  if (HOLDS.has(card.id)) return value + extra;
  const mine = (now.effects ?? []).filter(({ seat }) => seat === flight.by);
  const less = mine.reduce(
    (sum, { what, times }) => sum + (what === "weak" ? (times ?? 1) : what === "dazed" ? 1 : 0),
    0,
  );
  let hits = card.hits - (flight.stopped ?? 0);
  let each = value;
  if (hits > 1 && ONE_ATTACK.has(card.id)) [each, hits] = [value * hits, 1];
  const halvings = (flight.halved ? 1 : 0) + (flight.choked ? 1 : 0);
  if (halvings) return Math.max(0, ((each * hits + extra) >> halvings) - less * hits);
  return Math.max(0, each + extra - less) + Math.max(0, each - less) * (hits - 1);
}

/** What is going on in a window. */
export interface Moment {
  /** Whose matter it is: aimed at me, or at somebody else. */
  isMine: boolean;
  said: string;
}

/** The attack at me that counts again, because what has spoiled or stopped it was spoiled; nothing: there is none. */
function revived(chain: InFlight[], me: number): InFlight | undefined {
  const place = chain.findLastIndex(({ how }) => how !== "defends" && how !== "humiliates");
  const answers = chain.length - 1 - place;
  const attack = chain[place];
  return attack?.on === me && answers > 1 && answers % 2 === 0 ? attack : undefined;
}

/** The sentence of the card that may be answered now. */
export function momentOf(
  speech: Speech,
  now: BrawlPublic,
  me: number,
  names: string[],
  cardOf: (id: string) => CardShown,
  options: Record<string, string> = {},
): Moment {
  const chain = now.chain ?? [];
  const last = chain.at(-1);
  if (!last) return { isMine: true, said: "" };
  const isMine = last.on === me && last.by !== me;
  const [whom, by, on] = [isMine ? "you" : "them", names[last.by] ?? "", names[last.on ?? -1] ?? ""];
  const tell = (kind: string, card: string, more = {}): string =>
    speech.say(`web-at-${whom}${kind}`, { by, on, ...speech.cardArgs(card), ...more });
  if (last.how === "humiliates") {
    const said = tell("-spoils", chain.at(-2)?.card ?? now.laid?.at(-1)?.card ?? last.card);
    const again = revived(chain, me);
    const amount = again ? damageOf(again, now, cardOf(again.card), valueOf(cardOf(again.card), options)) : 0;
    if (!again || !amount) return { isMine, said };
    const told = { by: names[again.by] ?? "", ...speech.cardArgs(again.card) };
    return { isMine: true, said: `${said}. ${speech.say("web-at-again", { ...told, amount })}` };
  }
  if (last.how === "defends") return { isMine, said: tell("-stops", last.card) };
  if (last.on === undefined || last.on === last.by)
    return { isMine: false, said: speech.say("web-at-self", { by, ...speech.cardArgs(last.card) }) };
  if (last.card === "grab") return { isMine, said: tell("-grab", last.card) };
  const card = cardOf(last.card);
  const amount = damageOf(last, now, card, valueOf(card, options));
  return { isMine, said: amount ? tell("", last.card, { amount }) : tell("-plain", last.card) };
}

/** A sum that a person can check: "Open Hand 3 + Medieval 2 = 5"; empty: nothing is added. */
export function sumOf(
  speech: Speech,
  cards: string[],
  cardOf: (id: string) => CardShown,
  options: Record<string, string> = {},
): string {
  const extra = cards.filter((card) => card === "medieval").length * MEDIEVAL;
  const [first] = cards.filter((card) => card !== "medieval");
  if (!extra || !first) return "";
  const card = cardOf(first);
  const value = valueOf(card, options) * card.hits;
  const args = { card: speech.card(first), value, more: speech.card("medieval"), extra, total: value + extra };
  return speech.say("web-sum", args);
}

/** A blow that has hit me. */
export interface Blow {
  number: number;
  by: number;
  card: string;
  amount: number;
}

/** Keys of what somebody does with a tap; whoever has done something has seen what happened before. */
const DEEDS = new Set([
  "attacks",
  "follows-up",
  "free-attack",
  "season-attack",
  "bonus-attack",
  "grabs",
  "distracts",
  "defends",
  "humiliates",
  "passes",
  "discards",
  "heals",
]);

const TAKES = new Set(["hits", "tick"]); // a hold squeezes

/** The blows that have hit a seat since it last did something. */
export function blowsOn(story: Happened[], seat: number): Blow[] {
  const found: Blow[] = [];
  for (const { number, event } of story.slice(-60).reverse()) {
    const [key, args] = event;
    if (DEEDS.has(key) && (args.by ?? args.seat) === seat) break;
    if (TAKES.has(key) && args.on === seat && Number(args.amount) > 0)
      found.unshift({ number, by: Number(args.by), card: String(args.card), amount: Number(args.amount) });
  }
  return found;
}

/** Who sent a seat to the floor, and with what; nothing: it gave up, or nobody knows any more. */
export function endOf(story: Happened[], seat: number): Blow | null {
  for (const { number, event } of [...story].reverse()) {
    const [key, args] = event;
    if (TAKES.has(key) && args.on === seat)
      return { number, by: Number(args.by), card: String(args.card), amount: Number(args.amount) };
    if (key === "concedes" && args.seat === seat) return null;
  }
  return null;
}

const UNTOLD = new Set(["draws", "you-draw"]); // never worth a line
const AFTER_GRAB = new Set(["follows-up", "defends", "humiliates", "voided", "hold-set", "hits"]);

/** The story without what nobody needs to hear, and with a word for a Grab that nothing followed. */
export function worthTelling(story: Happened[]): Happened[] {
  const told: Happened[] = [];
  let grab: Happened | null = null;
  for (const each of story) {
    const [key] = each.event;
    if (key === "turn-begins" && grab) {
      told.push({ number: each.number - 0.5, event: ["hold-released", grab.event[1]] });
      grab = null;
    }
    if (UNTOLD.has(key)) continue;
    if (AFTER_GRAB.has(key)) grab = null;
    if (key === "grabs") grab = each;
    told.push(each);
  }
  return told;
}
