/**
 * Speaking: a key and its arguments become a sentence from the catalogue, exactly as in `text/speech.py`.
 *
 * Events and refusals come with seats as numbers and cards as ids; `tell` and `explain` give them names first. A test
 * compares the sentences of recorded games with those of the terminal.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, unknown>;

/** What happened: a key of the catalogue (`event-KEY`) and its arguments. */
export type GameEvent = [key: string, args: Args];

/** Why something cannot be done. */
export interface Refusal {
  key: string;
  args?: Args;
  rule?: number;
  unlock?: string;
}

const SEATS = new Set(["by", "on", "seat", "asked"]);
const CARDS = new Set(["card", "against"]);
const SPACES = new Set(["space", "other"]);
const WRITTEN = new Set(["mail", "letter"]);
const GOODS = new Set(["give", "get"]);
const MICROLITRES = 10_000; // in a centilitre

export class Speech {
  readonly #bundles: FluentBundle[];

  /** A language, and what is said where it lacks words; each as the text of its catalogue. */
  constructor(
    readonly language: string,
    ...catalogues: { language: string; text: string }[]
  ) {
    this.#bundles = catalogues.map(({ language, text }) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      return bundle;
    });
  }

  /** Whether there are words for that key; `card-jab.short` is the attribute of a message. */
  has(key: string): boolean {
    return this.#bundles.some((bundle) => patternOf(bundle, key) !== null);
  }

  /** The words for a key. A key without words is a fault of the program: it is shown as it is, and reported. */
  say(key: string, args: Args = {}): string {
    for (const bundle of this.#bundles) {
      const pattern = patternOf(bundle, key);
      if (pattern === null) continue;
      const faults: Error[] = [];
      const said = bundle.formatPattern(pattern, args as Record<string, FluentVariable>, faults);
      if (faults.length) console.error(`${key}: ${faults[0]}`);
      return said;
    }
    console.error(`no words for ${key}`);
    return key;
  }

  /** Words in a row: "a", "a and b", "a, b and c". */
  listing(words: string[]): string {
    const [first, ...rest] = words;
    if (first === undefined) return this.say("list-none");
    const last = rest.pop();
    if (last === undefined) return first;
    const before = rest.reduce((so_far, after) => this.say("list-comma", { before: so_far, after }), first);
    return this.say("list-and", { before, after: last });
  }

  /** The name of a card. */
  card(id: string): string {
    return this.say(`card-${id}`);
  }

  /** A card as arguments of a sentence: its name, and its id for the article. */
  cardArgs(id: string): Args {
    return { card: this.card(id), "card-id": id };
  }

  /** The name of a space. */
  space(id: string): string {
    return this.say(`space-${id.replaceAll(".", "-")}`);
  }

  /** An amount of beer in centilitres, with the unit. */
  beer(microlitres: number): string {
    return this.say("beer-amount", { cl: microlitres / MICROLITRES });
  }

  /** A thing that is traded, as a record calls it: a deed, an amount (`2.5cl`), a Flirting card. */
  goods(word: string): string {
    if (this.has(`goods-${word}`)) return this.say(`goods-${word}`);
    if (/^\d/.test(word)) return this.say("beer-amount", { cl: Number(word.replace(/cl$/, "")) });
    return this.space(word);
  }

  /** An event as a sentence. The hearer is spoken to as "you". */
  tell([key, args]: GameEvent, names: string[], hearer = -1): string {
    return this.say(`event-${key}`, this.#named(args, names, hearer));
  }

  /** Why something is not done, by which ruling, and what would unlock it; spoken to whoever tried. */
  explain(refusal: Refusal, names: string[] = []): string {
    const args = this.#named(refusal.args ?? {}, names, -1);
    const key = this.has(`refusal-${refusal.key}`) ? `refusal-${refusal.key}` : `problem-${refusal.key}`;
    let said = this.say(key, args);
    if (refusal.rule) said = this.say("refusal-by-rule", { why: said, rule: refusal.rule });
    return refusal.unlock ? `${said} ${this.say(refusal.unlock, args)}` : said;
  }

  #named(args: Args, names: string[], hearer: number): Args {
    const named: Args = {};
    for (const [arg, value] of Object.entries(args)) {
      if (SEATS.has(arg) && typeof value === "number") {
        const name = names[value] ?? "";
        const isYou = value === hearer || name === this.say("you-as-a-name");
        named[arg] = isYou ? this.say("you") : name;
        named[`${arg}-is`] = isYou ? "you" : "other";
      } else if (CARDS.has(arg) && typeof value === "string") {
        named[arg] = this.card(value);
        named[`${arg}-id`] = value;
      } else if (arg.split("-").at(-1) === "beer" && typeof value === "number") {
        named[arg] = this.beer(value);
        named[`${arg}-is`] = value ? "some" : "none";
      } else if (SPACES.has(arg) && typeof value === "string") {
        named[arg] = this.space(value);
      } else if (WRITTEN.has(arg)) {
        named[arg] = this.say(`${arg}-${String(value)}`);
      } else if (Array.isArray(value)) {
        const name = GOODS.has(arg) ? (one: string) => this.goods(one) : (one: string) => this.card(one);
        named[arg] = this.listing(value.map((one) => name(String(one))));
        named[`${arg}-count`] = value.length;
      } else {
        named[arg] = value;
      }
    }
    return named;
  }
}

function patternOf(bundle: FluentBundle, key: string) {
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  if (!message) return null;
  return attribute ? (message.attributes[attribute] ?? null) : message.value;
}
