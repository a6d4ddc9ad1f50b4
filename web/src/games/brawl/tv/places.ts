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

/** How far around the middle the cards lie, in parts of the shorter side. */
const CARDS = 0.25;

/** A line from one point to another, in pixels. */
export interface Stroke {
  path: string;
  begin: Place;
  /** What it is bent towards. */
  bow: Place;
  end: Place;
  middle: Place;
  /** Its last direction, in degrees. */
  turn: number;
}

/** Where a line ends beside a point: so many pixels before it, or at the edge of a plate of half that size. */
export type End = number | Place;

/** How much a line far from the middle is bent, as a part of its length: names of cards lie near the inner one. */
const [NEAR, OTHER] = [0.05, 0.14];
const TRIES = 14; // bends that are tried, each a little further than the one before
const FURTHER = 0.05; // of the shorter side
const SAMPLES = 40; // points of a curve that are looked at

/**
 * A curve between two points of a table of that size that keeps clear of the cards in its middle and of the piles. The
 * other way round leads by the other side.
 */
export function curve(
  from: Place,
  to: Place,
  size: { width: number; height: number },
  ends: [End, End],
  way: "near" | "other" = "near",
): Stroke {
  const { width, height } = size;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const normal = { x: -dy / length, y: dx / length };
  const middle = { x: (from.x + to.x) / 2 - width / 2, y: (from.y + to.y) / 2 - height / 2 };
  const aside = middle.x * normal.x + middle.y * normal.y; // how far the straight line passes the middle, and where
  const outwards = Math.abs(aside) < 1 ? (normal.y > 0 ? -1 : 1) : Math.sign(aside);
  const least = Math.min(width, height);
  const clear = CARDS * least;
  const turned = way === "near" ? 1 : -1;
  const hollow = way === "near" ? NEAR : OTHER;
  const bend = Math.abs(aside) > clear ? -turned * outwards * hollow * length : 2 * (turned * outwards * clear - aside); // to that distance from the middle
  const inside = (at: number, all: number) => Math.min(0.97 * all, Math.max(0.03 * all, at)); // words lie on it
  const bent = (by: number): Stroke => {
    const bow = {
      x: inside((from.x + to.x) / 2 + normal.x * by, width),
      y: inside((from.y + to.y) / 2 + normal.y * by, height),
    };
    return stroke(from, bow, to, ends);
  };
  const first = bent(bend);
  if (way === "other" || !touchesPiles(first, size)) return first;
  const tries = Array.from({ length: TRIES }, (_, place) => (Math.floor(place / 2) + 1) * FURTHER * least);
  const others = tries.map((by, place) => bent(bend + (place % 2 ? -by : by)));
  return others.find((other) => !touchesPiles(other, size)) ?? first;
}

function stroke(from: Place, bow: Place, to: Place, [first, last]: [End, End]): Stroke {
  const begin = towards(from, bow, gapOf(from, bow, first));
  const end = towards(to, bow, gapOf(to, bow, last));
  return {
    path: `M${begin.x} ${begin.y} Q${bow.x} ${bow.y} ${end.x} ${end.y}`,
    begin,
    bow,
    end,
    middle: { x: (begin.x + 2 * bow.x + end.x) / 4, y: (begin.y + 2 * bow.y + end.y) / 4 },
    turn: (Math.atan2(end.y - bow.y, end.x - bow.x) * 180) / Math.PI,
  };
}

/** What the two piles with their numbers take, from the middle between them, in parts of the shorter side. */
const PILES = { across: 0.05, above: 0.08, below: 0.1 };

/** Whether a line runs over a pile or its number. */
export function touchesPiles(
  { begin, bow, end }: Stroke,
  { width, height }: { width: number; height: number },
): boolean {
  const least = Math.min(width, height);
  const [left, right] = [PILE.x * width - PILES.across * least, DISCARD.x * width + PILES.across * least];
  const [top, bottom] = [PILE.y * height - PILES.above * least, PILE.y * height + PILES.below * least];
  return Array.from({ length: SAMPLES }, (_, place) => place / (SAMPLES - 1)).some((part) => {
    const [one, two, three] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    const x = one * begin.x + two * bow.x + three * end.x;
    const y = one * begin.y + two * bow.y + three * end.y;
    return x > left && x < right && y > top && y < bottom;
  });
}

/** How far before a point a line from that direction ends. */
function gapOf(at: Place, from: Place, end: End): number {
  if (typeof end === "number") return end;
  const [dx, dy] = [Math.abs(from.x - at.x), Math.abs(from.y - at.y)];
  const length = Math.hypot(dx, dy) || 1;
  return length * Math.min(end.x / (dx || 1), end.y / (dy || 1), 1);
}

/** A point so many pixels from one on the way to another. */
function towards(from: Place, to: Place, gap: number): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * gap) / length, y: from.y + ((to.y - from.y) * gap) / length };
}
