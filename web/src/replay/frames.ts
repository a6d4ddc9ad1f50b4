/** A replay as the server tells it, each moment by what has changed, and the same with every moment whole. */

import type { StepShown } from "../../wire";
import type { Own, Public } from "../table/shapes";
import type { GameEvent } from "../words/speech";

/** Something that happened, and who heard it: a seat, or everybody (-1). */
export interface Heard {
  number: number;
  event: GameEvent;
  to: number;
}

/** One moment of a game. */
export interface Frame {
  by: number;
  talk: string;
  events: Heard[];
  public: Public;
  /** By seat, what it alone saw. */
  own: Own[];
}

/** Every moment, whole. What does not change is shared, so a long game costs little. */
export function unfold(steps: StepShown[], seats: number): Frame[] {
  let known = {} as Public;
  let own: Own[] = Array.from({ length: seats }, () => ({}));
  let number = 0;
  return steps.map((step) => {
    known = { ...known, ...step.changed };
    for (const field of step.gone ?? []) Reflect.deleteProperty(known, field);
    if (step.own) own = own.map((before, seat) => (step.own?.[seat] as Own | undefined) ?? before);
    const events = (step.events ?? []).map((told) => {
      const [key, args, to = -1] = told as [string, GameEvent[1], number?];
      return { number: ++number, event: [key, args] as GameEvent, to };
    });
    return { by: step.by ?? -1, talk: step.talk ?? "", events, public: known, own };
  });
}

/** The moments at which somebody else's turn begins. */
export function turnsOf(frames: Frame[]): number[] {
  const turn = ({ public: state }: Frame) => JSON.stringify([state.turn, state.turn_number]);
  return changesOf(frames, (frame, before) => turn(frame) !== turn(before));
}

/** The moments at which somebody is out, or has won. */
export function fallsOf(frames: Frame[]): number[] {
  const fallen = ({ public: state }: Frame) => state.out.length + (state.won === undefined ? 0 : 1);
  return changesOf(frames, (frame, before) => fallen(frame) > fallen(before));
}

function changesOf(frames: Frame[], isChange: (frame: Frame, before: Frame) => boolean): number[] {
  return frames.flatMap((frame, at) => {
    const before = frames[at - 1];
    return before && isChange(frame, before) ? [at] : [];
  });
}
