/** A finished game, with everything that its end is made from. */

import type { ReplayShown } from "../../wire";
import { fetchReplay } from "../api";
import { partsOf } from "../games";
import { unfold, type Frame } from "../replay/frames";
import type { GameEvent } from "../words/speech";
import { grudgesOf, type Award, type Grudge } from "./awards";
import type { GameShow } from "./show";
import { beatsOf, bestOf, lastBlow, rankingOf, type Moment } from "./moments";

export interface Finished {
  shown: ReplayShown;
  frames: Frame[];
  names: string[];
  won: number;
  ranking: number[];
  /** By seat, in microlitres; empty where nothing is counted. */
  scores: Map<number, number>;
  Score: GameShow["Score"];
  awards: Award[];
  best: Moment[];
  /** Where the last blow begins. */
  blow: number;
}

const PANELS = 6;
const EVENING = 8; // games of an evening that are counted

function heard(frames: Frame[]): GameEvent[] {
  return frames.flatMap(({ events }) => events.filter(({ to }) => to < 0).map(({ event }) => event));
}

/** What is to be told of a game; null: this kind of game is not performed. */
export async function finish(shown: ReplayShown): Promise<Finished | null> {
  const { show } = (await partsOf(shown.game).show?.()) ?? {};
  const frames = unfold(shown.steps, shown.seats.length);
  const last = frames.at(-1);
  if (!show || !last) return null;
  const moments = beatsOf(frames, show.script);
  const events = heard(frames);
  const scores = show.scores(events);
  return {
    shown,
    frames,
    names: shown.seats,
    won: typeof last.public.won === "number" ? last.public.won : -1,
    ranking: rankingOf(last.public.won, moments, scores, shown.seats.length),
    scores,
    Score: show.Score,
    awards: show.awards(events),
    best: bestOf(moments, PANELS),
    blow: lastBlow(moments),
  };
}

/** Who owes whom after the last games at a table. A game that cannot be fetched is left out. */
export async function grudgesAt(code: string, games: number, most: number): Promise<Grudge[]> {
  const numbers = Array.from({ length: games }, (_, place) => place + 1).slice(-EVENING);
  const found = await Promise.all(numbers.map((game) => fetchReplay(code, game).catch(() => null)));
  const blows = await Promise.all(
    found.map(async (shown) => {
      const { show } = (shown && (await partsOf(shown.game).show?.())) ?? {};
      if (!shown || !show) return [];
      const name = (seat: number) => shown.seats[seat] ?? "";
      return show
        .blows(heard(unfold(shown.steps, shown.seats.length)))
        .map(({ by, on, count }) => ({ by: name(by), on: name(on), count }));
    }),
  );
  return grudgesOf(blows.flat(), most);
}
