/** One tap from the start page: to a game against bots, to a table on a screen, to a board of cardboard. */

import { makeTable } from "../api";
import { kept } from "../kept";
import { go } from "../route.svelte";
import * as seats from "../table/seats";
import { say } from "../words/words.svelte";

const BOTS = ["fair", "grudge", "bruiser"];
const HOUSE_BOTS = ["fair", "landlady", "miser"];

/** The name that this person used last, or a word for who has none. */
function nameOf(typed: string): string {
  return typed.trim() || kept.get("name")?.trim() || say("web-lesson-learner");
}

/** A game against three bots, dealt at once where no notice has to be read first. */
export async function playNow(game: string, typed: string): Promise<void> {
  const name = nameOf(typed);
  const made = await makeTable({ game, name, bots: game === "tietgen" ? HOUSE_BOTS : BOTS, deal: true });
  seats.remember(made.code, { token: made.token, name, game });
  go(made.code);
}

/** A table that this screen shows to everybody; who sits down first is host. */
export async function showHere(game: string, code: string): Promise<void> {
  go(`${code.trim().toUpperCase() || (await makeTable({ game, screen: true })).code}/tv`);
}

/** Tietgen beside a board of cardboard. */
export async function playOnBoard(typed: string): Promise<void> {
  const name = nameOf(typed);
  const options = { dice: "typed", cards: "typed" };
  const made = await makeTable({ game: "tietgen", name, options, speed: "relaxed" });
  seats.remember(made.code, { token: made.token, name, game: "tietgen" });
  go(made.code);
}
