/**
 * Which page is shown: `#` the start, `#CODE` a table, `#CODE/tv` the table on a screen for all, `#/replay/CODE/2@31` the
 * second game of a table at its 31st moment (`@31:0` as its first seat saw it), `#/replay` a record of one's own,
 * `#/rules` the rule book, `#/rules/beer-money/R86` that ruling in the rules of that game, `#/rules/R86` wherever it is.
 */

export interface ReplayRoute {
  page: "replay";
  /** The table; empty: a record that was opened on this device. */
  code: string;
  game: number;
  /** The moment, from 0 up. */
  at: number;
  /** Whose eyes are looked through; empty: nothing is said about it. */
  as: string;
}

export interface RulesRoute {
  page: "rules";
  /** The game, or `house-rules`; empty: wherever it is. */
  part: string;
  /** A ruling, a card, a space, a house rule; empty: the beginning. */
  at: string;
}

export type Route = { page: "start" } | { page: "table" | "tv"; code: string } | ReplayRoute | RulesRoute;

/** The page that a hash means. */
export function read(hash: string): Route {
  const [code = "", view, more = ""] = decodeURIComponent(hash.replace(/^#\/?/, "")).split("/");
  if (!code) return { page: "start" };
  if (code === "replay") {
    const [, game, at, as] = /^(\d+)(?:@(\d+)(?::([\w-]+))?)?$/.exec(more) ?? [];
    return {
      page: "replay",
      code: (view ?? "").toUpperCase(),
      game: Number(game ?? 1),
      at: Number(at ?? 0),
      as: as ?? "",
    };
  }
  if (code === "rules")
    return more ? { page: "rules", part: view ?? "", at: more } : { page: "rules", part: view ?? "", at: view ?? "" };
  return { page: view === "tv" ? "tv" : "table", code: code.trim().toUpperCase() };
}

/** The hash of a moment. */
export function momentOf(code: string, game: number, at: number, as: string): string {
  if (!code) return "/replay";
  return `/replay/${code}/${game}${at || as ? `@${at}` : ""}${as ? `:${as}` : ""}`;
}

let current = $state.raw(read(location.hash));
window.addEventListener("hashchange", () => (current = read(location.hash)));

/** The page that is shown now. */
export function route(): Route {
  return current;
}

/** Go to a page. */
export function go(hash: string): void {
  location.hash = hash;
}
