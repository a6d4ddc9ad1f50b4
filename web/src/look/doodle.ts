/** Drawings beside names: a few strokes, each a row of places with numbers from 0 to 63, as one short text. */

export type Point = [x: number, y: number];
export type Stroke = Point[];

/** The side of the square that is drawn on. */
export const SIDE = 64;
/** Letters that a drawing may have; the server takes no more. */
export const MOST = 400;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const APART = 2; // places nearer than that to the last one are left out

/** A drawing as text. */
export function write(strokes: Stroke[]): string {
  return strokes.map((stroke) => stroke.map(([x, y]) => (DIGITS[x] ?? "A") + (DIGITS[y] ?? "A")).join("")).join(".");
}

/** The strokes of a text; what is none has none. */
export function read(text: string): Stroke[] {
  if (!text) return [];
  return text.split(".").map((stroke) => {
    const numbers = Array.from(stroke, (letter) => Math.max(0, DIGITS.indexOf(letter)));
    return Array.from({ length: numbers.length >> 1 }, (_, at) => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0]);
  });
}

/** The path of a drawing, in a square from -1 to 1. */
export function pathOf(text: string): string {
  const at = (number: number): number => Math.round((number / (SIDE - 1)) * 200 - 100) / 100;
  return read(text)
    .map((stroke) => `M${stroke.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}`)
    .join("");
}

/** Whether there is room for one more place. */
export function hasRoom(strokes: Stroke[]): boolean {
  return write(strokes).length + 5 <= MOST; // a new stroke takes two places and what parts it from the last
}

/** A stroke with one more place, unless that is where it is already. */
export function further(stroke: Stroke, [x, y]: Point): Stroke {
  const place: Point = [clamp(x), clamp(y)];
  const last = stroke.at(-1);
  if (last && Math.hypot(last[0] - place[0], last[1] - place[1]) < APART) return stroke;
  return [...stroke, place];
}

/** A stroke that can be sent: a dot becomes a very short line. */
export function ended(stroke: Stroke): Stroke {
  const [only] = stroke;
  if (stroke.length !== 1 || !only) return stroke;
  return [only, [only[0] < SIDE - 1 ? only[0] + 1 : only[0] - 1, only[1]]];
}

function clamp(number: number): number {
  return Math.min(SIDE - 1, Math.max(0, Math.round(number)));
}
