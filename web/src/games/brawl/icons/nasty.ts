/** Icons of grabs, holds and everything unfair. */

import { put, type Icon } from "./drawing";
import { bolt, claw, head, heart, person, pointing, scream, smile } from "./parts";

const cloud = { solid: "M12 32C2 32 1 20 10 18 9 6 26 2 30 12c9-3 16 6 11 13 4 3 2 7-2 7z" };

export const NASTY: Record<string, Icon> = {
  grab: [put(claw, 1, 1, 0.98)],
  humiliation: [put(head, 2, 0, 0.94), put(smile, 2, 0, 0.94), { line: "M44 22c4 3 3 6 1 7M4 22c-4 3-3 6-1 7" }],
  "horror-of-horrors": [
    put(head, 3, -3, 0.9),
    put(scream, 3, -3, 0.9),
    { line: "M4 46c0-14 2-18 8-22M44 46c0-14-2-18-8-22" },
  ],
  "poke-in-the-eye": [
    { line: "M2 20C10 8 26 8 34 20 26 32 10 32 2 20z" },
    { solid: "M18 13c5 0 7 3 7 7s-2 7-7 7-7-3-7-7 2-7 7-7z" },
    put(pointing, 21, 18, 0.62, 215),
  ],
  "heart-breaker": [heart, { cut: "M24 12l-6 9 10 5-7 7 4 8" }],
  "thunder-head": [put(cloud, 2, 0, 0.94), put(bolt, 12, 24, 0.5)],
  distraction: [put(pointing, 0, 9, 0.72, -18), { line: "M41 26v12M41 44v1M33 3l3 5M44 5l-4 5M46 15h-6" }],
  choke: [
    put(head, 8, -6, 0.68),
    { solid: "M18 26h12v6h-12z" },
    put(claw, -3, 18, 0.6, 60),
    put(claw, 22, 18, 0.6, -60),
  ],
  headlock: [
    put(head, 8, 8, 0.66),
    { line: "M2 14C14 2 40 2 44 18c3 12-6 22-20 22-8 0-14-3-18-8" },
    { cut: "M18 24h4M27 24h4M20 32h9" },
  ],
  "choke-and-puke": [
    put(head, 4, -6, 0.84),
    { cut: "M15 12l5 4M20 12l-5 4M28 12l5 4M33 12l-5 4M18 22h13" },
    { line: "M19 26c0 8-4 8-4 18M25 26v20M31 26c0 8 4 8 4 18" },
  ],
  piledriver: [put(person, 6, -6, 0.76, 180), { line: "M2 42h44M8 36l-4-4M40 36l4-4M14 46l-2 2M34 46l2 2" }],
  "pound-of-flesh": [
    {
      solid: "M9 12C17 2 37 4 42 16c4 11-4 15-11 17-6 2-5 11-14 11C4 44 1 22 9 12z",
      cut: "M16 18c4-4 14-4 18 1M17 24a4 4 0 1 0 .1 0",
    },
  ],
};
