/** What the client asks over HTTP; everything else goes over the socket. */

import type { Fault, GamesShown, LanguagesShown, MadeTable, NewTable, TableShown, TablesShown } from "../wire";

/** Why the server did not do it; the same shape as a refusal, so that the catalogue can explain it. */
export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Fault["args"],
  ) {
    super(key);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, init).catch(() => {
    throw new Failed(0, "server-away", {});
  });
  if (answer.ok) return answer;
  const fault = (await answer.json().catch(() => null)) as Fault | null;
  throw new Failed(answer.status, fault?.key ?? "server-fault", fault?.args ?? {});
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

let games: Promise<GamesShown> | null = null;

/** Every game with its house rules, every bot, the speeds; asked once. */
export function fetchGames(): Promise<GamesShown> {
  games ??= get<GamesShown>("/api/games").catch((fault: unknown) => {
    games = null;
    throw fault;
  });
  return games;
}

/** The languages that the server speaks. */
export async function fetchLanguages(): Promise<string[]> {
  return (await get<LanguagesShown>("/api/text")).languages;
}

/** The catalogue of a language. */
export async function fetchWords(language: string): Promise<string> {
  return (await ask(`/api/text/${language}`)).text();
}

/** The tables that want to be found. */
export async function fetchTables(): Promise<TableShown[]> {
  return (await get<TablesShown>("/api/tables")).tables;
}

/** One table. */
export function fetchTable(code: string): Promise<TableShown> {
  return get<TableShown>(`/api/tables/${encodeURIComponent(code)}`);
}

/** Set up a table and take its first seat. */
export async function makeTable(wanted: NewTable): Promise<MadeTable> {
  const body = JSON.stringify(wanted);
  const answer = await ask("/api/tables", { method: "POST", body, headers: { "Content-Type": "application/json" } });
  return (await answer.json()) as MadeTable;
}
