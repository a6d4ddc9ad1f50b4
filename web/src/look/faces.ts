/** The shapes of the players' tokens, in a square from -1 to 1. Their colours are in themes.css. */

import type { ChairNow, ReplayShown, TableNow } from "../../wire";
import { botOn } from "../table/presence";

export const SHAPES = [
  "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z",
  "M-.86-.86H.86V.86H-.86Z",
  "M0-1.15L1.1.8H-1.1Z",
  "M0-1.2L1.2 0L0 1.2L-1.2 0Z",
  "M0-1.1L1.05-.34L.65.89H-.65L-1.05-.34Z",
  "M-.55-.95H.55L1.1 0L.55.95H-.55L-1.1 0Z",
  "M-.45-1.05H.45V-.45H1.05V.45H.45V1.05H-.45V.45H-1.05V-.45H-.45Z",
  "M-1-.6Q0-1.6 1-.6V.4Q0 1.9-1 .4Z",
  "M-.8-.8H1.1L.8.8H-1.1Z",
  "M0-1.2L.42-.75L1-.85L.95-.25L1.2.2L.7.55L.55 1.1L0 .9L-.55 1.1L-.7.55L-1.2.2L-.95-.25L-1-.85L-.42-.75Z",
];

/** The head of a bot, where its face is too small to be drawn or drawn by somebody else. */
const ROBOT =
  "M-.95-.5Q-.95-.8-.65-.8H-.08V-1.05H-.2V-1.17H.2V-1.05H.08V-.8H.65Q.95-.8.95-.5V.62Q.95.92.65.92H-.65Q-.95.92-.95.62Z";

/** The shape of a token. */
export function shapeOf(look: number, bot = ""): string {
  return bot ? ROBOT : (SHAPES[look % SHAPES.length] ?? "");
}

/** Which shape and colour stands for that chair: the same all evening, wherever it sits in a game. */
export function lookOf(chairs: Pick<ChairNow, "id">[], id: number): number {
  return chairs.filter((chair) => chair.id < id).length % SHAPES.length;
}

/** By seat, the shapes and colours of the players of a replay. */
export function looksIn({ seats, looks }: Pick<ReplayShown, "seats" | "looks">): number[] {
  return seats.map((_, seat) => (looks?.[seat] ?? seat) % SHAPES.length);
}

/** The letter on a token. */
export function letterOf(name: string): string {
  return Array.from(name)[0]?.toUpperCase() ?? "";
}

/** The word of the bot in that seat; empty: a person sits there. */
export function botOf(table: Pick<TableNow, "chairs"> | null, seat: number): string {
  const chair = table?.chairs.find((each) => each.seat === seat);
  return chair ? botOn(chair) : "";
}

/** What the player in that seat has drawn; empty: nothing. */
export function doodleOf(table: Pick<TableNow, "chairs"> | null, seat: number): string {
  return table?.chairs.find((chair) => chair.seat === seat)?.doodle ?? "";
}
