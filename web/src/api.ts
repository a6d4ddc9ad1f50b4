/** What the client asks over HTTP; everything else goes over the socket. */

import type {
  Continuing,
  Fault,
  GamesShown,
  LanguagesShown,
  MadeTable,
  NewTable,
  ReplayShown,
  ReviewProgress,
  ReviewShown,
  RulesShown,
  TableShown,
  TablesShown,
} from "../wire";

/** Why the server did not do it; the same shape as a refusal, so that the catalogue can explain it. */
export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Fault["args"],
    /** Of what was sent, if that is a text with lines; 0: none. */
    readonly line = 0,
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
  throw new Failed(answer.status, fault?.key ?? "server-fault", fault?.args ?? {}, fault?.line ?? 0);
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

const rules = new Map<string, Promise<RulesShown>>();

/** The rule book in a language; asked once. */
export function fetchRules(language: string): Promise<RulesShown> {
  const known = rules.get(language);
  if (known) return known;
  const asked = get<RulesShown>(`/api/rules/${language}`).catch((fault: unknown) => {
    rules.delete(language);
    throw fault;
  });
  rules.set(language, asked);
  return asked;
}

/** The tables that want to be found. */
export async function fetchTables(): Promise<TableShown[]> {
  return (await get<TablesShown>("/api/tables")).tables;
}

/** One table. */
export function fetchTable(code: string): Promise<TableShown> {
  return get<TableShown>(`/api/tables/${encodeURIComponent(code)}`);
}

async function post<T>(path: string, what: unknown): Promise<T> {
  const body = JSON.stringify(what);
  return (await (
    await ask(path, { method: "POST", body, headers: { "Content-Type": "application/json" } })
  ).json()) as T;
}

/** Set up a table and take its first seat. */
export function makeTable(wanted: NewTable): Promise<MadeTable> {
  return post("/api/tables", wanted);
}

/** Where a finished game of a table is. */
function gameOf(code: string, game: number): string {
  return `/api/tables/${encodeURIComponent(code)}/games/${game}`;
}

/** A finished game, step by step. */
export function fetchReplay(code: string, game: number): Promise<ReplayShown> {
  return get(`${gameOf(code, game)}/replay`);
}

/** Where the record of a finished game is. */
export function recordOf(code: string, game: number): string {
  return `${gameOf(code, game)}/record`;
}

/** A record of one's own, step by step. The server keeps nothing of it. */
export function replayRecord(record: string): Promise<ReplayShown> {
  return post("/api/replays", { record });
}

/** Work out everybody's chances over a finished game. That takes a while. */
export function reviewGame(code: string, game: number): Promise<ReviewShown> {
  return post(`${gameOf(code, game)}/review`, {});
}

/** The same of a record of one's own. */
export function reviewRecord(record: string): Promise<ReviewShown> {
  return post("/api/replays/review", { record });
}

/** How many percent are done of the review that was asked for from here. */
export function fetchReviewProgress(): Promise<ReviewProgress> {
  return get("/api/replays/review");
}

/** Play on from a moment of a finished game. */
export function continueGame(code: string, game: number, wanted: Continuing): Promise<MadeTable> {
  return post(`${gameOf(code, game)}/continue`, wanted);
}

/** Play on from a moment of a record of one's own. */
export function continueRecord(record: string, wanted: Continuing): Promise<MadeTable> {
  return post("/api/replays/continue", { ...wanted, record });
}
