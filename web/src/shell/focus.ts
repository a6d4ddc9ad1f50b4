/**
 * Keeps the keyboard where it was: when the button that had it is gone, the part of the page that it stood in has it.
 * A browser gives it to the whole page, and whoever plays by keyboard would begin anew at the top after every move.
 */

/** What can have the keyboard in place of something that stood in it. */
const PARTS = "dialog[open], section[aria-label], [role=tabpanel]";
/** Where it goes if all of that is gone: where a game is played, or the heading of a new page. */
const PLACES = ["main [data-keyboard]", "main h1", "main"];
const COMES_BACK = 400; // ms in which a button that waits for its answer can be pressed again

let last: HTMLElement | null = null;
let parts: HTMLElement[] = [];

/** To be called once. */
export function keepFocus(): void {
  document.addEventListener("focusin", ({ target }) => remember(target as HTMLElement));
  document.addEventListener("focusout", () => setTimeout(forget));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}

function remember(target: HTMLElement): void {
  last = target;
  parts = [];
  for (let part = target.parentElement; part; part = part.parentElement) if (part.matches(PARTS)) parts.push(part);
}

/** Whoever taps beside everything wants nothing to have it. */
function forget(): void {
  if (hasNothing() && last?.isConnected && !last.matches(":disabled")) last = null;
}

function hasNothing(): boolean {
  const now = document.activeElement;
  return !now || now === document.body || now.matches(":disabled");
}

function look(): void {
  if (!last || !hasNothing()) return;
  if (!last.isConnected) return moveOn();
  if (last.matches(":disabled")) setTimeout(goOn, COMES_BACK);
  else last.focus({ preventScroll: true }); // it has its answer
}

function goOn(): void {
  if (last && hasNothing() && (!last.isConnected || last.matches(":disabled"))) moveOn();
}

function moveOn(): void {
  const place =
    parts.find((part) => part.isConnected) ??
    PLACES.map((each) => document.querySelector<HTMLElement>(each)).find(Boolean);
  if (!place) return; // a page is on its way
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
