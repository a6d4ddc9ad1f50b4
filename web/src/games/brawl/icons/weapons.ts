/** Icons of the weapons, and of what takes them away. */

import { put, type Icon } from "./drawing";
import { bottle, burst, link, palm } from "./parts";

const blade = {
  solid: "M44 3c1 12-6 22-16 29l-8-8C26 14 33 6 44 3zM18 25l6 6-3 4-8-8zM12 29l7 7-9 9c-4 3-9-2-6-6z",
  cut: "M38 10L25 25",
};

export const WEAPONS: Record<string, Icon> = {
  knife: [blade],
  chain: [put(link, -6, -4, 0.72, 45), put(link, 7, 9, 0.72, 45), put(link, 20, 22, 0.72, 45)],
  pipe: [{ solid: "M5 36L31 10l7 7L12 43c-4 4-11-3-7-7zM28 4l16 16-5 5L23 9z", cut: "M11 37l19-19" }],
  hammer: [{ solid: "M13 3h20c5 0 9 4 11 10l-8-2H29v35h-8V15H13z", cut: "M21 22h8M21 15h8" }],
  "little-helper": [
    { solid: "M40 3l5 5-19 19-5-5zM20 21l7 7-3 3-7-7zM16 25l7 7-11 12c-4 3-11-4-8-8z", cut: "M20 30L9 41M16 28L6 38" },
  ],
  "beer-bottle": [put(bottle, -7, 1, 0.96), { line: "M34 8l8-5M36 16l10-1M33 1l3-1" }],
  hardware: [
    {
      solid: "M12 2l7 3v10l-6 3-7-3V9C-1 15 1 25 9 27c3 1 5 0 8 2l16 15c5 4 12-3 8-8L26 20c-2-3-1-5-2-8-2-6-6-9-12-10z",
      cut: "M36 39l2 2",
    },
  ],
  "tequila-bottle": [
    { solid: "M19 1h10v10c8 3 11 8 11 16v17c0 2-1 3-3 3H11c-2 0-3-1-3-3V27c0-8 3-13 11-16z" },
    { cut: "M19 6h10M24 20v22M24 34h-7v-7M24 31h7v-6M15 42h18" },
  ],
  medieval: [
    put({ solid: "M24 8c9 0 16 7 16 16s-7 16-16 16S8 33 8 24 15 8 24 8z", cut: "M18 18l3-3" }, 14, -2, 0.68),
    { line: "M30 0v4M47 15h-4M41 4l-3 3M41 26l-2-2M19 4l3 3M14 15h4M20 25L4 44M30 26v4" },
  ],
  disarm: [put(palm, -6, 8, 0.76), put(blade, 20, -2, 0.6, 90), { line: "M22 4l24 24" }],
  disarmament: [put(blade, 2, 2, 0.92), { cut: "M6 6l36 36" }, { line: "M5 5l38 38" }, put(burst, 28, 26, 0.34)],
};
