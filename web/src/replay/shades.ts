/** The colours of seats in the ribbon, told apart in light and dark and without seeing red or green. */

export const SHADES = ["#e69f00", "#3a8fd0", "#00a07a", "#d1679b", "#f0e442", "#7a5fd0", "#d55e00", "#9aa0a6"];

/** The colour of a seat. */
export function shadeOf(seat: number): string {
  return SHADES[seat % SHADES.length] ?? "";
}
