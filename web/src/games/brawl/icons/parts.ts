/** What icons are composed of: hands, boots, heads, bursts, arrows. */

import type { Layer } from "./drawing";

export const fist: Layer = {
  solid: "M9 22c0-4 2-6 5-6 0-4 6-5 8-2 2-3 7-3 8 1 3-2 7 0 7 4 3 0 4 2 4 5v7c0 7-5 11-12 11h-7C14 42 9 37 9 30z",
  cut: "M14 17v8M22 15v9M30 16v8M37 20v6M10 28c5 4 12 4 17 1 3-2 1-6-3-5l-8 1",
};

export const palm: Layer = {
  solid:
    "M14 25V12c0-4 5-4 5 0V8c0-4 6-4 6 0v3c0-4 6-4 6 0v4c0-4 5-3 5 0v14c0 9-4 15-12 15-7 0-10-4-13-10l-5-9c-2-4 3-6 5-3z",
  cut: "M19 12v11M25 11v11M31 14v9",
};

export const claw: Layer = {
  solid:
    "M12 40C7 34 5 26 8 18c1-3 5-2 5 1l0 5 2-12c1-4 6-3 6 1l-1 10 4-13c1-4 6-2 6 1l-3 13 5-9c2-3 6-1 5 2l-4 11c4-3 7-2 6 1-3 8-8 13-15 14z",
};

export const pointing: Layer = {
  solid: "M4 21h24c4 0 4 6 0 6h2c4 0 4 6 0 6h-2c3 0 3 5 0 5h-2c2 0 2 5-1 5H14C7 43 4 39 4 33z",
  line: "",
  cut: "M28 27h-9M28 33h-8M26 38h-7",
};

export const boot: Layer = {
  solid: "M13 5h14v20c5 1 14 4 15 10v3H13zM12 40h31v4H31v-2H18v2h-6z",
  cut: "M20 13h8M20 18h8M20 23h8M14 33h6",
};

export const head: Layer = {
  solid: "M24 8c9 0 14 6 14 15 0 10-6 18-14 18s-14-8-14-18c0-9 5-15 14-15z",
};

export const heart: Layer = {
  solid: "M24 42C10 32 4 25 4 17 4 6 18 4 24 14 30 4 44 6 44 17c0 8-6 15-20 25z",
};

export const shield: Layer = {
  solid: "M24 4l17 5v13c0 11-7 18-17 22C14 40 7 33 7 22V9z",
};

export const burst: Layer = {
  solid: "M24 2l5 12 11-7-5 12 12 4-12 5 6 11-12-6-5 13-5-13-12 6 6-11-12-5 12-4L8 7l11 7z",
};

export const star: Layer = { solid: "M24 3l6 14 15 1-11 10 3 15-13-8-13 8 3-15L3 18l15-1z" };

export const bolt: Layer = { solid: "M28 2L8 27h13l-5 19 24-27H26z" };

export const bottle: Layer = {
  solid: "M20 2h8v12c0 3 5 5 5 11v19c0 2-1 3-3 3H18c-2 0-3-1-3-3V25c0-6 5-8 5-11z",
  cut: "M15 28h18M15 39h18M20 7h8",
};

export const dash: Layer = { line: "M2 16h10M0 24h9M2 32h10" };

export const person: Layer = {
  solid:
    "M24 3c5 0 7 3 7 7s-2 7-7 7-7-3-7-7 2-7 7-7zM16 19h16c3 0 4 2 4 5v9h-5v13h-5V34h-4v12h-5V33h-5v-9c0-3 1-5 4-5z",
};

export const around: Layer = { line: "M40 24a16 16 0 1 1-6-12M26 12h9V3" };
export const up: Layer = { line: "M24 45V7M11 20L24 6l13 14" };
export const smile: Layer = { cut: "M17 20l5 2M31 20l-5 2M15 29c4 8 14 8 18 0z" };
export const scream: Layer = { cut: "M16 19h5M27 19h5M24 26c4 0 5 3 5 6s-1 6-5 6-5-3-5-6 1-6 5-6z" };
export const plus: Layer = { solid: "M18 6h12v12h12v12H30v12H18V30H6V18h12z" };
export const link: Layer = { line: "M14 14h12a8 8 0 0 1 0 16H14a8 8 0 0 1 0-16z" };
