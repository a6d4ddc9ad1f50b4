/** Who sits on a chair: a person, a bot, a person for whom a bot plays just now; and whether their device is there. */

import type { ChairNow } from "../../wire";

type Sits = Pick<ChairNow, "person" | "bot" | "here">;

export function isPerson({ person }: Sits): boolean {
  return person ?? true;
}

/** The word of a bot that sits there; empty: a person does. */
export function botOn(chair: Sits): string {
  return isPerson(chair) ? "" : chair.bot || "bot";
}

/** The word of the bot that plays for a person just now; empty: none does. */
export function standInOn(chair: Sits): string {
  return (isPerson(chair) && chair.bot) || "";
}

/** Whether a person's device is gone, and nobody plays for them. */
export function isAway(chair: Sits): boolean {
  return isPerson(chair) && !chair.here && !chair.bot;
}
