/** Keeps the screen on while a game is played. The system lets go of it whenever the page is hidden. */

let lock: WakeLockSentinel | null = null;
let isWanted = false;

/** Keep the screen on from now on, or no longer; to be called again when the page is looked at again. */
export async function keepAwake(wanted: "on" | "off"): Promise<void> {
  isWanted = wanted === "on";
  if (!isWanted) {
    await lock?.release().catch(() => undefined);
    lock = null;
    return;
  }
  if (!("wakeLock" in navigator) || (lock && !lock.released) || document.visibilityState !== "visible") return;
  try {
    lock = await navigator.wakeLock.request("screen");
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- another call may have changed it meanwhile
    if (!isWanted) await lock.release();
  } catch {
    lock = null; // the battery is low, or the system does not want to
  }
}
