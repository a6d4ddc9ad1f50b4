/** What a lesson lights up: a card, a seat, a button, a page. Whoever draws one of them asks here. */

let lit = $state.raw<string[]>([]);

/** For the attribute `data-lit`: true, or nothing. */
export function isLit(what: string): true | undefined {
  return lit.includes(what) || undefined;
}

export function light(what: string[]): void {
  lit = what;
}
