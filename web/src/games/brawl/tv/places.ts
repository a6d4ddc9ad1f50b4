/** Where things are on the table, in parts of its width and height from 0 to 1. */

export interface Place {
  x: number;
  y: number;
}

export const MIDDLE: Place = { x: 0.5, y: 0.5 };
export const PILE: Place = { x: 0.45, y: 0.71 };
export const DISCARD: Place = { x: 0.55, y: 0.71 };

/** How far from the middle people sit, across and down. */
export interface Reach {
  across: number;
  down: number;
  /** How many times as many plates there is room for across as down. */
  flatness: number;
}

/** What a plate takes of the shorter side of the table, across and down. */
const PLATE = { across: 0.29, down: 0.2 };
const TURNS = 120; // into which the way around is cut

/** Sit as far out as a plate leaves room for, on a table of that many pixels. */
export function reachOf(width: number, height: number): Reach {
  const [wide, high] = [Math.max(1, width), Math.max(1, height)]; // a table that is not laid out yet has neither
  const least = Math.min(wide, high);
  const [across, down] = [0.5 - Math.max(0.18 * least, 66) / wide, 0.5 - Math.max(0.115 * least, 42) / high];
  return { across, down, flatness: (across * wide * PLATE.down) / (down * high * PLATE.across) };
}

/** Where that seat is: clockwise around the table, in the order of play, with as much room for everybody. */
export function placeOf(seat: number, seats: number, { across, down, flatness }: Reach): Place {
  // The first sits on top, or of four and of many the first two do: a row of three would be pushed into each other.
  const first = seats === 2 ? 1 / 2 : seats === 4 || seats > 6 ? 3 / 4 - 1 / (2 * seats) : 3 / 4;
  const angle = angleAt((first + seat / seats) % 1, flatness);
  const outwards = seats === 4 ? 0.6 : 1; // four sit well into the corners, so that the piles have room between them
  const push = (part: number) => Math.sign(part) * Math.abs(part) ** outwards;
  return { x: 0.5 + across * push(Math.cos(angle)), y: 0.5 + down * push(Math.sin(angle)) };
}

/** The angle after that part of the way around an ellipse that is so many times as wide as high. */
function angleAt(part: number, flatness: number): number {
  const angles = Array.from({ length: TURNS }, (_, step) => ((step + 0.5) * 2 * Math.PI) / TURNS);
  const ways = angles.map((angle) => Math.hypot(flatness * Math.sin(angle), Math.cos(angle)));
  let left = part * ways.reduce((sum, way) => sum + way, 0);
  const step = ways.findIndex((way) => (left -= way) < 0);
  const found = step < 0 ? TURNS - 1 : step;
  return ((found + 1 + left / (ways[found] ?? 1)) * 2 * Math.PI) / TURNS;
}

const PARTS = 10; // of the way along a curve

/**
 * A curve between two places on a table of that size, bent aside by so much of its length; points on the way along it,
 * and its last direction.
 */
export function curve(from: Place, to: Place, width: number, height: number, bend: number, gap: number) {
  const [ax, ay, bx, by] = [from.x * width, from.y * height, to.x * width, to.y * height];
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const cut = Math.min(gap * (1 + 0.75 * Math.abs(ux)), length / 3); // plates are wider than high
  const begin = { x: ax + ux * cut, y: ay + uy * cut };
  const end = { x: bx - ux * cut, y: by - uy * cut };
  const bow = { x: (ax + bx) / 2 - uy * length * bend, y: (ay + by) / 2 + ux * length * bend };
  const middle = { x: (begin.x + 2 * bow.x + end.x) / 4, y: (begin.y + 2 * bow.y + end.y) / 4 };
  const turn = (Math.atan2(end.y - bow.y, end.x - bow.x) * 180) / Math.PI;
  const steps = Array.from({ length: PARTS + 1 }, (_, step) => between(begin, bow, end, step / PARTS));
  return { path: `M${begin.x} ${begin.y} Q${bow.x} ${bow.y} ${end.x} ${end.y}`, steps, end, middle, turn };
}

/** The point of a curve after that part of it. */
function between(begin: Place, bow: Place, end: Place, part: number): Place {
  const mix = (from: number, over: number, to: number) =>
    (1 - part) ** 2 * from + 2 * part * (1 - part) * over + part ** 2 * to;
  return { x: mix(begin.x, bow.x, end.x), y: mix(begin.y, bow.y, end.y) };
}
