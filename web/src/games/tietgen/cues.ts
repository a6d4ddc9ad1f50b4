/** What is heard of Tietgen: beer that is drunk, beer that changes hands, and somebody who is out. */

import type { Cue } from "../../device/sound";

export const tietgenCues: Record<string, Cue> = {
  "tietgen-chugs": "beer",
  "tietgen-drinks": "beer",
  "tietgen-buys": "coin",
  "tietgen-wins-auction": "coin",
  "tietgen-pays-rent": "coin",
  "tietgen-pays-tax": "coin",
  "tietgen-pays-fine": "coin",
  "tietgen-pays-card": "coin",
  "tietgen-pays-player": "coin",
  "tietgen-empties-piggy": "coin",
  "tietgen-card-gain": "coin",
  "tietgen-out": "out",
  "tietgen-out-to": "out",
  "tietgen-surrenders": "out",
};
