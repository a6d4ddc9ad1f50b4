/** Which build of the page this is, and how it gives way to a newer one. */

const TRIED = "pocketmoney.reloaded";

/** The mark of this build; empty while it is worked on. */
export function build(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";
}

/**
 * Load the page anew because the server has another build: once by itself, so that a page that stays old for whatever
 * reason does not load again and again. False: that was tried.
 */
export function reloadFor(newer: string): boolean {
  const tried = `${build()} ${newer}`;
  try {
    if (sessionStorage.getItem(TRIED) === tried) return false;
    sessionStorage.setItem(TRIED, tried);
  } catch {
    return false; // a browser that remembers nothing
  }
  location.reload();
  return true;
}
