/** A page of a comic, drawn as SVG from the best moments of a game: no server, no letters but those of the device. */

import { pathOf } from "../look/doodle";
import { letterOf, shapeOf } from "../look/faces";
import type { Act } from "./beats";

/** One picture. */
export interface Panel {
  act: Act;
  /** Seats; -1: nobody. */
  by: number;
  on: number;
  amount: number;
  /** What is written under the picture. */
  said: string;
  /** On what the one strikes the other: a card. */
  what: string;
}

/** What a page needs beside its pictures. */
export interface Page {
  title: string;
  names: string[];
  colours: string[];
  /** What they have drawn; empty: nothing. */
  doodles: string[];
  /** By seat, the shape of the token. */
  looks: number[];
  /** By seat, the word of a bot; empty: a person. */
  bots: string[];
  /** What is shouted: at a hit, a fall, a win. */
  shouts: { hit: string; fall: string; win: string };
}

export const WIDE = 1200;
const ROW = 470;
const HEAD = 130;
const GAP = 24;
const ACROSS = 2;
const LETTERS = 31; // in a line under a picture
const LINES = 3;
const NAME = 30; // the size of a name, and how wide it may be; a letter is so wide as a part of its size
const NAME_WIDE = 215;
const LETTER = 0.58;
const GROUNDS: Partial<Record<Act, string>> = {
  hit: "#ffd9b0",
  fall: "#ffb3a8",
  win: "#fff0a6",
  stamp: "#d9c8ff",
  squeeze: "#ffcfe0",
  hold: "#ffcfe0",
  heal: "#cdf0d2",
  lost: "#d5dbe2",
};
const BURST =
  "M-2-48L10-27L33-42L30-19L57-17L37 1L56 22L30 22L32 45L9 29L-6 48L-14 28L-38 42L-33 19L-58 16L-38-1L-57-21L-29-20L-32-43L-11-27Z";

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A text in lines; what does not fit ends with dots. */
export function wrap(text: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = `${(kept[most - 1] ?? "").slice(0, letters - 1)}…`;
  return kept;
}

function text(x: number, y: number, size: number, words: string, more = ""): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" ${more}>${escaped(words)}</text>`;
}

/** Somebody: what they have drawn, or a token with a face; their name below it. */
function person(x: number, y: number, seat: number, page: Page, mood: "well" | "hurt" | "out"): string {
  const name = page.names[seat] ?? "";
  const letters = Math.round(Math.min(NAME, NAME_WIDE / (LETTER * Math.max(1, name.length))));
  const turned = mood === "out" ? "rotate(-78)" : mood === "hurt" ? "rotate(-10)" : "";
  const eyes = mood === "well" ? "M-14-6v9M14-6v9" : "M-20-10l11 11M-9-10l-11 11M9-10l11 11M20-10l-11 11";
  const mouth = mood === "well" ? "M-15 15q15 14 30 0" : "M-15 24q15-14 30 0";
  const colour = page.colours[seat] ?? "#555";
  const doodle = page.doodles[seat];
  const face = doodle
    ? `<circle r="62" fill="#fffdf6" stroke="${colour}" stroke-width="14"/>` +
      `<path d="${pathOf(doodle)}" transform="scale(54)" fill="none" stroke="#1d1a16" stroke-width=".17" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<path d="${shapeOf(page.looks[seat] ?? seat, page.bots[seat])}" transform="scale(58)" fill="${colour}" stroke="#111" stroke-width=".07"/>` +
      `<path d="${eyes}${mouth}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`;
  return (
    `<g transform="translate(${x} ${y})"><g transform="${turned}">${face}</g>` +
    text(0, 104, letters, name || letterOf(name), 'font-weight="800"') +
    "</g>"
  );
}

function burst(x: number, y: number, words: string, size: number, fill: string): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(-6)"><path d="${BURST}" transform="scale(${size})" fill="${fill}" stroke="#111" stroke-width="2"/>` +
    text(0, 16, 46, words, 'font-weight="900" fill="#fff" stroke="#111" stroke-width="2" paint-order="stroke"') +
    "</g>"
  );
}

function drawing(panel: Panel, page: Page, wide: number): string {
  const { act, by, on, amount, what } = panel;
  const both = by >= 0 && on >= 0 && by !== on;
  const [left, right, level] = [wide * 0.2, wide * 0.8, 150];
  const alone = on >= 0 ? on : by;
  if (act === "win")
    return (
      burst(wide / 2, 100, page.shouts.win, 2.1, "#e0a800") +
      (alone < 0 ? "" : person(wide / 2, 205, alone, page, "well"))
    );
  const mood = act === "fall" ? "out" : act === "hit" || act === "squeeze" || act === "stamp" ? "hurt" : "well";
  const people = both
    ? person(left, level, by, page, "well") + person(right, level, on, page, mood)
    : alone < 0
      ? ""
      : person(wide / 2, level + 20, alone, page, mood);
  const arrow = both
    ? `<path d="M${left + 80} ${level - 20}Q${wide / 2} ${level - 110} ${right - 84} ${level - 24}" fill="none" stroke="#111" stroke-width="10" stroke-linecap="round"/><path d="M${right - 96} ${level - 52}l34 36l-46 12z" fill="#111"/>`
    : "";
  const shout =
    act === "fall"
      ? burst(wide / 2 + (both ? 0 : 160), level - 10, page.shouts.fall, 1.6, "#b3131b")
      : act === "hit" || act === "squeeze"
        ? burst(wide / 2, level - 10, amount ? `−${amount}` : page.shouts.hit, 1.6, "#c8101c")
        : act === "heal"
          ? burst(wide / 2 + (both ? 0 : 150), level - 30, `+${amount}`, 1.3, "#1c7a33")
          : "";
  const label = what ? text(wide / 2, 44, 32, what, 'font-weight="800"') : "";
  return arrow + people + shout + label;
}

/** One picture by itself, large enough for a TV. */
export function panelOf(panel: Panel, page: Page): string {
  const wide = (WIDE - GAP * (ACROSS + 1)) / ACROSS;
  const [across, high] = [wide + 2 * GAP, ROW + 2 * GAP];
  return framed(across, high, `<g transform="translate(${GAP} ${GAP})">${picture(panel, page, wide, LETTERS)}</g>`);
}

/** The page. */
export function comicOf(panels: Panel[], page: Page): string {
  const wide = (WIDE - GAP * (ACROSS + 1)) / ACROSS;
  const rows = Math.ceil(panels.length / ACROSS);
  const high = HEAD + rows * (ROW + GAP);
  const pictures = panels.map((panel, place) => {
    const isWhole = place === panels.length - 1 && panels.length % ACROSS === 1; // the last one has the row for itself
    const width = isWhole ? WIDE - 2 * GAP : wide;
    const [x, y] = [GAP + (place % ACROSS) * (wide + GAP), HEAD + Math.floor(place / ACROSS) * (ROW + GAP)];
    return `<g transform="translate(${x} ${y})">${picture(panel, page, width, isWhole ? LETTERS * 2 : LETTERS)}</g>`;
  });
  return framed(WIDE, high, text(WIDE / 2, 84, 58, page.title, 'font-weight="900"') + pictures.join(""));
}

/** A picture with what is written under it. */
function picture(panel: Panel, page: Page, width: number, letters: number): string {
  const said = wrap(panel.said, letters, LINES)
    .map((line, row) => text(width / 2, ROW - 104 + row * 38, 30, line, 'font-weight="600"'))
    .join("");
  return (
    `<rect width="${width}" height="${ROW}" fill="${GROUNDS[panel.act] ?? "#e3ecf7"}" stroke="#111" stroke-width="6"/>` +
    `${drawing(panel, page, width)}<rect x="3" y="${ROW - 150}" width="${width - 6}" height="147" fill="#fffef6"/><path d="M0 ${ROW - 150}H${width}" stroke="#111" stroke-width="4"/>${said}`
  );
}

function framed(width: number, height: number, inside: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" fill="#111">` +
    `<rect width="${width}" height="${height}" fill="#fffdf4"/>${inside}</svg>`
  );
}
