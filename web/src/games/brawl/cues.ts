/** What is heard of a card game. */

import type { Cue } from "../../device/sound";

export const brawlCues: Record<string, Cue> = {
  hits: "hit",
  tick: "hit",
  "knocks-out": "out",
  falls: "out",
  heals: "beer",
  healed: "beer",
};
