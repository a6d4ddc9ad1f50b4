/** The icon: two cards on asphalt, described once and drawn as SVG and, for home screens that want pixels, as PNG. */

import { deflateSync } from "node:zlib";

const GROUND = "#1c1e22";
const SIZE = 64; // in which the shapes are measured

interface Card {
  x: number;
  y: number;
  turn: number;
  colour: string;
}

const WIDTH = 26;
const HEIGHT = 38;
const CORNER = 4;
const CARDS: Card[] = [
  { x: 26, y: 30, turn: -12, colour: "#f4c542" },
  { x: 39, y: 34, turn: 8, colour: "#f3efe4" },
];
const RING = { x: 39, y: 34, radius: 8, width: 4, colour: "#c2403a" };

/** The icon as a vector drawing with round corners. */
export function svg(): string {
  const cards = CARDS.map(
    ({ x, y, turn, colour }) =>
      `<rect x="${x - WIDTH / 2}" y="${y - HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" rx="${CORNER}" ` +
      `fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<rect width="${SIZE}" height="${SIZE}" rx="14" fill="${GROUND}"/>${cards.join("")}` +
    `<circle cx="${RING.x}" cy="${RING.y}" r="${RING.radius}" fill="none" stroke="${RING.colour}" ` +
    `stroke-width="${RING.width}"/></svg>\n`
  );
}

/**
 * The icon in that many pixels. A maskable one fills its square and keeps to the middle, since the system cuts it to a
 * shape of its own.
 */
export function png(pixels: number, kind: "round" | "maskable"): Uint8Array {
  const zoom = kind === "maskable" ? 1.3 : 1;
  const rows = Buffer.alloc((pixels * 4 + 1) * pixels);
  for (let row = 0; row < pixels; row++) {
    for (let column = 0; column < pixels; column++) {
      const unit = (SIZE * zoom) / pixels;
      const x = (column + 0.5 - pixels / 2) * unit + SIZE / 2;
      const y = (row + 0.5 - pixels / 2) * unit + SIZE / 2;
      const colour = [...rgb(GROUND), 1];
      for (const card of CARDS) cover(colour, card.colour, distanceToCard(card, x, y) / unit);
      const ring = Math.abs(Math.hypot(x - RING.x, y - RING.y) - RING.radius) - RING.width / 2;
      cover(colour, RING.colour, ring / unit);
      const edge = kind === "round" ? box(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE, 14) / unit : -1;
      const [red = 0, green = 0, blue = 0] = colour;
      rows.set([red, green, blue, 255 * inside(edge)].map(Math.round), row * (pixels * 4 + 1) + 1 + column * 4);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(pixels, 0);
  head.writeUInt32BE(pixels, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits each of red, green, blue and alpha
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND")]);
}

/** How much of a pixel lies inside, by its distance from the edge in pixels; negative is inside. */
function inside(distance: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance));
}

function cover(under: number[], colour: string, distance: number): void {
  const part = inside(distance);
  rgb(colour).forEach((value, index) => (under[index] = (under[index] ?? 0) * (1 - part) + value * part));
}

function distanceToCard({ x, y, turn }: Card, atX: number, atY: number): number {
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [atX - x, atY - y];
  return box(
    dx * Math.cos(angle) - dy * Math.sin(angle),
    dx * Math.sin(angle) + dy * Math.cos(angle),
    WIDTH,
    HEIGHT,
    CORNER,
  );
}

/** The distance from a rectangle with round corners around the middle. */
function box(x: number, y: number, width: number, height: number, corner: number): number {
  const [dx, dy] = [Math.abs(x) - width / 2 + corner, Math.abs(y) - height / 2 + corner];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner;
}

function rgb(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
