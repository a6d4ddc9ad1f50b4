/** The drawings on the signs of the card games, in a field of 130 by 126. */

export const MUG = "M30 30v74q0 8 8 8h44q8 0 8-8V30M90 46h12q14 0 14 14v22q0 14-14 14H90M46 50v44M60 50v44M74 50v44";
export const FOAM = "M26 34q-8-20 12-22 10-14 26-4 18-8 26 8 14 8 4 20-8 8-16 0-8 10-18 0-8 12-18 0-8 8-16-2z";
export const COURTS = [
  "M40 96h30v24H40z",
  "M40 72h30v24H40z",
  "M24 48h31v24H24z",
  "M55 48h31v24H55z",
  "M40 24h30v24H40z",
];
export const SKY = "M38 24a17 17 0 0 1 34 0z";
export const STONE = "M60 80l9-2 4 6-6 6-8-3z";
