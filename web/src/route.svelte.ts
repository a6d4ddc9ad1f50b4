/** Which page is shown: `#` the start, `#CODE` a table, `#CODE/tv` the table on a screen for all. */

export type Route = { page: "start" } | { page: "table" | "tv"; code: string };

/** The page that a hash means. */
export function read(hash: string): Route {
  const [code = "", view] = decodeURIComponent(hash.replace(/^#\/?/, "")).split("/");
  if (!code) return { page: "start" };
  return { page: view === "tv" ? "tv" : "table", code: code.trim().toUpperCase() };
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
