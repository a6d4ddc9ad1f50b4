/** Icons of what saves: cover, getting away, healing. */

import { put, type Icon } from "./drawing";
import { heart, palm, person, plus, shield } from "./parts";

export const COVER: Record<string, Icon> = {
  block: [shield, put({ cut: palm.solid ?? "" }, 9, 8, 0.62)],
  dodge: [
    {
      solid:
        "M34 3c4 0 6 2 6 6s-2 6-6 6-6-2-6-6 2-6 6-6zM27 15l9 4-5 11 7 6-3 10-5-2 1-6-9-6-4 8-11 3-1-5 8-3 7-17-6 1-4 6-4-3 5-8z",
    },
    { line: "M3 10h12M1 18h8M42 24h4M40 31h7" },
  ],
  freedom: [
    { line: "M20 12h-6a9 9 0 0 0 0 18h6M28 12h6a9 9 0 0 1 0 18h-6" },
    { line: "M24 2v9M16 4l3 7M32 4l-3 7M24 40v-9M16 39l3-8M32 39l-3-8" },
  ],
  "first-aid": [{ line: "M4 14h40v30H4zM16 14V6h16v8" }, put(plus, 14, 19, 0.42)],
  "self-help": [
    put(
      { solid: "M4 17h40c5 0 5 14 0 14H4c-5 0-5-14 0-14z", cut: "M16 17v14M32 17v14M21 21h1M26 21h1M21 27h1M26 27h1" },
      0,
      0,
      1,
      -35,
    ),
  ],
  redemption: [heart, put({ cut: "M24 6v30M9 21h30" }, 7, 4, 0.7)],
  manhandle: [{ line: "M4 46V3h18v43M2 46h24" }, put(person, 20, 4, 0.62, 70), { line: "M26 40h10M30 46h12" }],
};
