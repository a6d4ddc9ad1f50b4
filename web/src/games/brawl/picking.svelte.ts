/** What a person has picked up from the own hand, on the way to a move. */

import { distinct } from "../../distinct";
import { at } from "../../play/moves";
import type { Playing } from "../../table/connection.svelte";
import type { Choice } from "../../table/shapes";
import { hasMore, isBeginning, made, selections, selectionText } from "./picking";

/** The verb whose cards are picked only after its button was pressed; others are picked by tapping a card. */
const BY_BUTTON = "discard";

const NONE: string[] = [];

export class Picking {
  places = $state<number[]>([]);
  /** The choice of a selection that cards are picked for; empty: cards are picked to be laid. */
  verb = $state("");

  /** Both stay the same objects as long as nothing has changed in them. */
  readonly hand: string[] = $derived.by(() => this.play().own.hand ?? NONE);
  readonly choices: Choice[] = $derived.by(() => this.play().choices);

  constructor(private readonly play: () => Playing) {
    $effect(() => {
      void [this.hand, this.choices];
      this.clear();
    });
  }

  /** The selection that is being made, if one is. */
  get selection(): Choice | undefined {
    return selections(this.choices).find((choice) => choice.do === this.verb);
  }

  /** The plays that the picked cards make. */
  get made(): Choice[] {
    return this.verb || !this.places.length ? [] : made(this.choices, this.hand, this.places);
  }

  /** Whether more cards could go with those that are picked. */
  get hasMore(): boolean {
    return !this.verb && this.places.length > 0 && hasMore(this.choices, this.hand, this.places);
  }

  /** The seats that the picked cards may go to. */
  get targets(): number[] {
    return distinct(this.made.flatMap((choice) => choice.at ?? []));
  }

  /** The move that needs nothing more; empty: there is none. */
  get text(): string {
    if (this.selection) return selectionText(this.selection, this.hand, this.places);
    return this.made.find((choice) => !choice.at)?.text ?? "";
  }

  /** The move at that seat. */
  textAt(seat: number): string {
    const choice = this.made.find((each) => each.at?.includes(seat));
    return choice ? at(choice, seat) : "";
  }

  /** Whether the card at that place can be picked now. */
  mayPick(place: number): boolean {
    if (this.selection) return this.selection.some?.includes(this.hand[place] ?? "") ?? false;
    return (
      isBeginning(this.choices, this.hand, [place]) ||
      this.#byCard(place) !== undefined ||
      isBeginning(this.choices, this.hand, [...this.places, place])
    );
  }

  /** Pick a card up, or put it back; false if it cannot be picked. */
  tap(place: number): boolean {
    if (!this.mayPick(place)) return false;
    if (this.places.includes(place)) {
      this.places = this.places[0] === place && !this.verb ? [] : this.places.filter((each) => each !== place);
      if (!this.places.length && this.verb !== BY_BUTTON) this.verb = "";
    } else if (this.selection || isBeginning(this.choices, this.hand, [...this.places, place])) {
      this.places = [...this.places, place];
    } else {
      this.places = [place];
      this.verb = isBeginning(this.choices, this.hand, [place]) ? "" : (this.#byCard(place)?.do ?? "");
    }
    return true;
  }

  /** Begin a selection. */
  begin(verb: string): void {
    this.places = [];
    this.verb = verb;
  }

  clear(): void {
    this.places = [];
    this.verb = "";
  }

  #byCard(place: number): Choice | undefined {
    const card = this.hand[place] ?? "";
    return selections(this.choices).find((choice) => choice.do !== BY_BUTTON && choice.some?.includes(card));
  }
}
