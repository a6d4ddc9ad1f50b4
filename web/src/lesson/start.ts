/** Going to a lesson and coming back from it. */

import { makeTable } from "../api";
import { kept } from "../kept";
import { go } from "../route.svelte";
import type { Connection } from "../table/connection.svelte";
import * as seats from "../table/seats";
import { say } from "../words/words.svelte";

const BACK = "lesson-back";

/** Open the lesson of a game; `back` is the table to which one returns, if there is one. */
export async function startLesson(game: string, back = ""): Promise<void> {
  const name = kept.get("name")?.trim() || say("web-lesson-learner");
  const made = await makeTable({ game, name, lesson: true });
  seats.remember(made.code, { token: made.token, name, game });
  kept.set(BACK, back);
  go(made.code);
}

/** The lesson is over, or skipped: its table is cleared away. */
export async function endLesson(here: Connection): Promise<void> {
  seats.forget(here.code);
  go(kept.get(BACK) ?? "");
  kept.set(BACK, "");
  await here.send({ do: "delete" });
}
