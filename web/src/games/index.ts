/**
 * The registry: the only place in the client that names every game.
 *
 * A game may bring parts of its own; what it does not bring is drawn by the general parts in `play/`, which work from
 * `choices` alone. To give a game a part, write the component in its folder and name it here.
 */

import type { Component } from "svelte";
import type { TableNow } from "../../wire";
import type { Cue } from "../device/sound";
import type { GameShow } from "../director/show";
import type { Happened, Playing } from "../table/connection.svelte";
import type { Public } from "../table/shapes";
import type { Speech } from "../words/speech";
import { brawlBadges } from "./brawl/badges";
import BrawlCards from "./brawl/Cards.svelte";
import BrawlSheet from "./brawl/Sheet.svelte";
import { brawlCues } from "./brawl/cues";
import { worthTelling } from "./brawl/phone/moment";
import BrawlPhone from "./brawl/phone/Phone.svelte";
import BrawlStage from "./brawl/tv/Stage.svelte";
import BrawlTv from "./brawl/tv/Tv.svelte";
import { tietgenBadges } from "./tietgen/badges";
import { tietgenCues } from "./tietgen/cues";
import TietgenPhone from "./tietgen/phone/Phone.svelte";
import TietgenStage from "./tietgen/tv/Stage.svelte";
import TietgenTv from "./tietgen/tv/Tv.svelte";

/** A short fact about a seat, shown beside its name: what it is called, and how it stands. */
export interface Badge {
  what: string;
  value: string;
}

/** What every part of a view is given. */
export interface PartProps {
  table: TableNow;
  play: Playing;
}

/** What the table of a TV view is given. */
export interface StageProps extends PartProps {
  /** By which every beat is shorter, where a game is looked at again. */
  speed?: number | undefined;
  /** Called when beats begin to follow each other, and when the last of them was shown. */
  busy?: ((isBusy: boolean) => void) | undefined;
}

/** What a part is given that lets its person make moves. */
export interface MovingPartProps extends PartProps {
  /** Make a move, written as in the notation; true if it was made. */
  move: (text: string) => Promise<boolean>;
}

export interface GameParts {
  /** Facts beside each name. */
  badges: (state: Public, seat: number, speech: Speech) => Badge[];
  /** What is told of the game to who listens; everything, if it is left out. */
  worthTelling?: (story: Happened[]) => Happened[];
  /** What is heard when something happens, by the key of the event. */
  cues?: Record<string, Cue>;
  /** The middle of the TV view: board, piles, cards in flight. */
  Middle?: Component<PartProps>;
  /** The middle of the phone view, above what one may do. */
  Above?: Component<PartProps>;
  /** What one may do, in place of the general buttons. */
  Choices?: Component<MovingPartProps>;
  /** The whole phone view while a game is played, in place of the general one. */
  Phone?: Component<PartProps>;
  /** The whole TV view once a game was dealt, in place of the general one. */
  Tv?: Component<PartProps>;
  /** The table of the TV view alone, as large as the place it is given: for replays. */
  Stage?: Component<StageProps>;
  /** What its end is made from; fetched when a game is over. */
  show?: () => Promise<{ show: GameShow }>;
  /** Cards that lie open. */
  Cards?: Component<{ cards: string[]; game: string }>;
  /** The card that is looked at closely, over everything else. */
  Sheet?: Component;
}

const BRAWL: GameParts = {
  badges: brawlBadges,
  cues: brawlCues,
  worthTelling,
  Phone: BrawlPhone,
  Tv: BrawlTv,
  Stage: BrawlStage,
  Cards: BrawlCards,
  Sheet: BrawlSheet,
  show: () => import("./brawl/tv/show"),
};

const PARTS: Record<string, GameParts> = {
  "lunch-money": BRAWL,
  "beer-money": BRAWL,
  tietgen: {
    badges: tietgenBadges,
    cues: tietgenCues,
    Phone: TietgenPhone,
    Tv: TietgenTv,
    Stage: TietgenStage,
    show: () => import("./tietgen/tv/show"),
  },
};

/** The parts of a game. */
export function partsOf(game: string): GameParts {
  return PARTS[game] ?? { badges: () => [] };
}
