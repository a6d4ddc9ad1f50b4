/** The rule book above a table: whoever looks something up stays seated and connected. */

interface Opened {
  /** The game at whose rules it opens. */
  part: string;
  /** What it opens at: `R46`, a card, a space; empty: at its beginning. */
  at: string;
}

let current = $state.raw<Opened | null>(null);

/** What is open; nothing: no book. */
export function openedRules(): Opened | null {
  return current;
}

/** Open the book. */
export function openRules(part: string, at = ""): void {
  current = { part, at };
}

/** The address of a part of the book, or of a place in it. */
export function addressOf(part: string, at = ""): string {
  return `#/rules/${part}${at ? `/${at}` : ""}`;
}

/** Open the book above the table, unless a page of its own is wanted. */
export function lookUp(event: MouseEvent, part: string, at: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openRules(part, at);
}

/** Close it. */
export function closeRules(): void {
  current = null;
}
