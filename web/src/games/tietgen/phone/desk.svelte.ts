/** Which of its pages the phone shows; what one may do now can point to another one. */

export const PAGES = ["board", "deeds", "trade", "mine"] as const;

export type Page = (typeof PAGES)[number];

let page = $state<Page>("board");

export function shownPage(): Page {
  return page;
}

export function turnTo(next: Page): void {
  page = next;
}
