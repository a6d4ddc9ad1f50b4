/** Motion explains; who asks for less of it gets none. */

const less = "matchMedia" in globalThis ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export function isStill(): boolean {
  return less?.matches ?? false;
}

/** So long does a motion take, in milliseconds. */
export function pace(duration: number): number {
  return isStill() ? 0 : duration;
}
