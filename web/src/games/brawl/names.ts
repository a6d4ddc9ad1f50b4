/** Names on plates and tiles. */

const LONG = 9; // letters of a word that still fit in a line

/** Whether a name has a word that needs smaller letters. */
export function isLong(name: string): boolean {
  return name.split(/(?<=-)|\s/).some((word) => word.length > LONG);
}
