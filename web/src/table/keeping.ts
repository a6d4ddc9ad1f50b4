/** What the server tells is the whole state, most of which is as before: the client keeps that. */

/**
 * What came now, made of what was there before wherever the two are equal. A part that has not changed stays the same
 * object, so whatever is drawn from it is left alone. What came must be fresh: it is changed in place.
 */
export function keeping<T>(before: unknown, now: T): T {
  return kept(before, now) as T;
}

function kept(before: unknown, now: unknown): unknown {
  if (before === now || !isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  let isEqual = Object.keys(before).length === Object.keys(now).length;
  for (const key of Object.keys(now)) {
    now[key] = kept(before[key], now[key]);
    isEqual &&= key in before && now[key] === before[key];
  }
  return isEqual ? before : now;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
