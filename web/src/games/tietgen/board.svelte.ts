/** The board as the server describes it: forty spaces in walking order, with what is printed on them. */

import { fetchGames } from "../../api";

export interface Space {
  id: string;
  kind: string;
  price?: number;
  /** Of a kitchen. */
  group?: string;
  /** Of a kitchen bare, with one to four crates, with a fridge; of transport by how many the owner holds. */
  rents?: number[];
  /** What a crate costs there. */
  crate?: number;
  /** Of a utility: for each pip thrown, by how many the owner holds. */
  pips?: number[];
  /** To be settled by whoever comes there. */
  beer?: number;
}

let spaces = $state.raw<Space[]>([]);
let isAsked = false;

/** Every space; none before they are fetched. */
export function board(): Space[] {
  if (!isAsked) {
    isAsked = true;
    void fetchGames().then(
      ({ games }) => (spaces = (games.find((game) => game.name === "tietgen")?.pieces ?? []) as unknown as Space[]),
      () => (isAsked = false),
    );
  }
  return spaces;
}

/** One space. */
export function spaceOf(id: string): Space | undefined {
  return board().find((space) => space.id === id);
}

/** The spaces that belong together, by which deeds are sorted and drawn: a group of kitchens, or a kind. */
export function familyOf(space: Space | undefined): string {
  return space?.group ?? space?.kind ?? "";
}

/** What is written on a room: of a kitchen its number, of others a short name. */
export function shortName(id: string, say: (key: string) => string): string {
  return spaceOf(id)?.kind === "kitchen"
    ? id.replace(/^[^\d]*/, "")
    : say(`web-tietgen-short-${id.replaceAll(".", "-")}`);
}
