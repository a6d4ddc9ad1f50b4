/** Icons of the attacks with a bare hand. */

import { mirrored, put, type Icon } from "./drawing";
import { around, bolt, burst, dash, fist, head, heart, palm, star, up } from "./parts";

export const FISTS: Record<string, Icon> = {
  jab: [dash, put(fist, 9, 4, 0.82)],
  hook: [{ line: "M5 40C3 18 14 6 34 8M26 2l9 6-8 7" }, put(fist, 12, 14, 0.7)],
  uppercut: [put(fist, 2, 13, 0.72), put(up, 26, 1, 0.46)],
  "pimp-slap": [put(palm, 0, 2, 0.86, -24), { line: "M36 8c6 7 7 20 2 30M43 4c6 11 5 28-2 38" }],
  elbow: [
    { solid: "M4 12c8-3 15-2 21 3l17 15c4 4-1 10-6 8L17 28 9 44l-8-4z", cut: "M24 22l8 6" },
    put(burst, 30, 24, 0.36),
  ],
  headbutt: [put(head, -6, 4, 0.8), mirrored(head, 17, 8, 0.7), put(burst, 17, 0, 0.34)],
  "spinning-backfist": [put(around, -1, -1, 1.02), put(fist, 10, 11, 0.54)],
  "hail-mary": [put(fist, 8, 14, 0.68), { line: "M24 2v7M8 6l4 7M40 6l-4 7M1 19l7 3M47 19l-7 3" }],
  smack: [put(palm, -1, 6, 0.8, -12), put(burst, 26, 0, 0.42)],
  "love-tap": [put(heart, 0, 0, 0.62), put(fist, 16, 15, 0.66)],
  "knuckle-sammitch": [
    { solid: "M4 16C6 4 42 4 44 16zM4 38h40c0 8-6 8-20 8S4 46 4 38z", cut: "M14 11h2M24 9h2M33 11h2" },
    put(fist, 13, 13, 0.48),
    { line: "M3 35c6-4 8 3 14 0s8 3 14 0 8 3 14 0" },
  ],
  "sucker-punch": [
    { line: "M6 4v40M14 4v8M14 36v8M6 12h8M6 36h8" },
    put(fist, 14, 6, 0.72),
    { line: "M10 20h4M10 28h4" },
  ],
  coldcock: [put(fist, 0, 12, 0.74), { line: "M37 2v20M28 7l18 10M28 17L46 7" }],
  "death-from-above": [
    { line: "M24 2v16M15 10l9 9 9-9" },
    put(head, 11, 20, 0.56),
    { cut: "M18 32l4 4M22 32l-4 4M27 32l4 4M31 32l-4 4" },
  ],
  smite: [bolt, { line: "M4 8l6 4M44 40l-6-4M3 24h6M45 24h-6" }],
  "big-combo": [put(fist, -1, -1, 0.6), put(fist, 19, 18, 0.62), { line: "M33 6l8 8M6 34l8 8" }],
  "uppercut-squared": [put(fist, 1, 12, 0.72), { line: "M33 8c0-7 11-7 11 0 0 4-6 6-11 12h12" }],
  "fists-of-fury": [put(fist, 11, -2, 0.54), put(fist, -1, 20, 0.54), put(fist, 23, 20, 0.54)],
  "open-hand": [put(palm, 1, 1, 0.96)],
  powerplay: [
    {
      solid: "M6 44c-4-12-2-24 4-34 2-4 8-5 11-1 3 3 0 7-4 7l-2 8c6-6 16-7 22-2 9 8 7 22-2 22z",
      cut: "M16 28c4-4 9-5 14-3M30 34c3 1 6 0 7-3",
    },
    put(star, 31, 0, 0.34),
  ],
};
