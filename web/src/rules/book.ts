/** The rule book as it is shown: which files make up a game, what can be jumped to, what is found. */

import type { RulesBlock, RulesFile, RulesShown } from "../../wire";

/** The part of the book that belongs to no game alone. */
export const HOUSE = "house-rules";
const HOUSE_FILE = "house-rules.md";

/** A piece of a text: plain, or a mark-up that is shown in its own way. */
export interface Piece {
  kind: "text" | "bold" | "code" | "link" | "ruling";
  text: string;
  /** Where it leads: a part of the book, or a ruling such as `R46`. */
  to?: string;
}

/** Something that can be jumped to. */
export interface Place {
  /** `R46`, the id of a card, a space or a house rule, or `brawl-3`, the third chapter of a file. */
  at: string;
  part: string;
  title: string;
  level: number;
  /** What it is found by, beside its title. */
  text: string;
}

const INLINE = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]*)\]\(([^)]*)\)|\bR(\d+)\b/g;

/** A text in pieces. */
export function pieces(text: string, titles: Record<string, string> = {}): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, code, label, file, number] = match;
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    end = match.index + whole.length;
    if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (number !== undefined) found.push({ kind: "ruling", text: whole, to: `R${number}` });
    else
      found.push({
        kind: "link",
        text: label === file ? (titles[file ?? ""] ?? label ?? "") : (label ?? ""),
        to: partOfFile(file ?? ""),
      });
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

function partOfFile(file: string): string {
  return file.replace(/\.md$/, "");
}

/** The files of a part: those of a game, or the house rules. */
export function filesOf(book: RulesShown, part: string): RulesFile[] {
  const names = part === HOUSE ? [HOUSE_FILE] : (book.games[part] ?? []);
  return names.map((name) => book.files.find((file) => file.name === name)).filter((file) => file !== undefined);
}

/** Every part of the book: the games, then the house rules. */
export function partsOf(book: RulesShown): string[] {
  return [...Object.keys(book.games), HOUSE];
}

/** What the files are called, by their names. */
export function titlesOf(book: RulesShown): Record<string, string> {
  return Object.fromEntries(book.files.map((file) => [file.name, file.blocks[0]?.text ?? file.name]));
}

/** A block with what leads to it. */
export interface Anchored {
  block: RulesBlock;
  /** Where one can jump to, if one can; a heading of several spaces has several. */
  at: string[];
  /** What a table is called: the heading that it stands under, with a number from the second on. */
  label: string;
}

/** The blocks of a file, each with what leads to it. */
export function anchored(file: RulesFile): Anchored[] {
  let chapter = 0;
  let heading = "";
  let tables = 0;
  return file.blocks.map((block) => {
    if (block.kind === "heading") {
      heading = plain(block.text ?? "");
      tables = 0;
      return { block, at: block.ids?.length ? block.ids : [`${partOfFile(file.name)}-${chapter++}`], label: "" };
    }
    const label = block.kind === "table" ? `${heading}${tables++ ? ` ${tables}` : ""}` : "";
    return { block, at: block.ruling ? [`R${block.ruling}`] : [], label };
  });
}

/** Everything that can be jumped to in a part. */
export function placesOf(book: RulesShown, part: string): Place[] {
  const found: Place[] = [];
  for (const file of filesOf(book, part)) {
    for (const { block, at } of anchored(file)) {
      const [first] = at;
      if (first !== undefined) {
        const title = block.ruling ? `R${block.ruling}` : plain(block.text ?? "");
        found.push({
          at: first,
          part,
          title,
          level: block.level ?? 0,
          text: [...at, block.ruling ? plain(block.text ?? "") : ""].join(" "),
        });
      } else {
        const last = found.at(-1);
        if (last)
          last.text += ` ${plain([block.text, ...(block.items ?? []), ...(block.rows ?? []).flat()].join(" "))}`;
      }
    }
  }
  return found;
}

/** The part in which something stands: the one that is open if it does, else the first. */
export function partWith(book: RulesShown, at: string, open: string): string | undefined {
  const has = (part: string): boolean =>
    filesOf(book, part).some((file) => anchored(file).some((each) => each.at.includes(at)));
  return [open, ...partsOf(book)].find(has);
}

/** A text without mark-up. */
export function plain(text: string): string {
  return pieces(text)
    .map((piece) => piece.text)
    .join("");
}

/** A text as it is compared: without case and accents. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/æ/g, "ae")
    .replace(/ø/g, "o")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** Umlauts spelt out, as they are typed where there are none. */
function speltOut(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ø/g, "oe")
    .replace(/å/g, "aa");
}

/** What a search finds, the best first: a number, a name that begins so, a name that has it, a text that has it. */
export function search(places: Place[], typed: string, most = 20): Place[] {
  const query = folded(typed.trim());
  if (!query) return [];
  const number = /^r?(\d+)$/.exec(query)?.[1];
  const rank = (place: Place): number => {
    if (number !== undefined) return place.at === `R${number}` ? 0 : place.at.startsWith(`R${number}`) ? 1 : 9;
    const names = [folded(place.title), folded(speltOut(place.title)), ...place.text.split(" ", 6).map(folded)];
    const isChapter = place.level === 1 || place.level === 2;
    if (!/^R\d+$/.test(place.at) && names.some((name) => name.startsWith(query))) return isChapter ? 2 : 1;
    if (folded(place.title).includes(query)) return 2;
    return folded(place.text).includes(query) || folded(speltOut(place.text)).includes(query) ? 3 : 9;
  };
  return places
    .map((place, order) => ({ place, rank: rank(place), order }))
    .filter((each) => each.rank < 9)
    .sort((one, other) => one.rank - other.rank || one.order - other.order)
    .slice(0, most)
    .map((each) => each.place);
}
