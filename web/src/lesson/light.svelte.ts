/** What a lesson lights up: the move that it awaits, and what leads there: cards to pick, a page. Whoever draws asks here. */

let lit = $state.raw<string[]>([]);
let awaited = $state.raw("");

/** For the attribute `data-lit`: true if that card or page is lit up, or nothing. */
export function isLit(what: string): true | undefined {
  return lit.includes(what) || undefined;
}

/** The same for a button that makes that move. */
export function isAwaited(move: string): true | undefined {
  return (move !== "" && move === awaited) || undefined;
}

export function light(what: string[], move: string): void {
  lit = what;
  awaited = move;
}
