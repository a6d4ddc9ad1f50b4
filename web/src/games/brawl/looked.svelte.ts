/** The card that is looked at closely, above everything else on the page. */

export interface Looked {
  card: string;
  game: string;
  /** Why it can be played now or not, as far as that is known; empty: nobody asked. */
  why: string;
  /** Whether it goes away by itself when the pointer leaves the card. */
  isGlance: boolean;
}

let current = $state.raw<Looked | null>(null);

/** What is looked at. */
export function lookedAt(): Looked | null {
  return current;
}

/** Look at a card closely. */
export function lookAt(card: string, game: string, isGlance = false): void {
  current = { card, game, why: "", isGlance };
}

/** Say why the card that is looked at can be played now, or not. */
export function explainLooked(card: string, why: string): void {
  if (current?.card === card) current = { ...current, why };
}

/** Look away; a glance ends only if it is one. */
export function lookAway(onlyGlance = false): void {
  if (!onlyGlance || current?.isGlance) current = null;
}

const LONG = 450; // ms
const HOVER = 600; // ms
const STILL = 12; // px that a finger may move

/** Open a card by a long press, by resting the mouse on it, or with the key `i`. */
export function closely(node: HTMLElement, look: (isGlance: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let wasLong = false;
  let open = look;
  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    stop();
    wasLong = false;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      wasLong = true;
      open(false);
    }, LONG);
  };
  /** A pressing finger that moves away is no long press; a mouse that really moved may come to rest. */
  const move = (event: PointerEvent): void => {
    if (event.buttons) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
    } else if (event.pointerType === "mouse" && (event.movementX || event.movementY)) {
      stop();
      timer = setTimeout(() => open(true), HOVER);
    }
  };
  const leave = (): void => {
    stop();
    lookAway(true);
  };
  /** The tap that ends a long press is no tap. */
  const click = (event: MouseEvent): void => {
    stop();
    lookAway(true);
    if (!wasLong) return;
    wasLong = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "i" && event.key !== "?") return;
    event.preventDefault();
    event.stopPropagation();
    open(false);
  };
  const menu = (event: Event): void => event.preventDefault();
  const on = { pointerdown: down, pointermove: move, pointerup: stop, pointercancel: stop };
  const more = { pointerleave: leave, keydown: key, contextmenu: menu };
  const all = Object.entries({ ...on, ...more }) as [string, (event: Event) => void][];
  for (const [name, handle] of all) node.addEventListener(name, handle);
  node.addEventListener("click", click, { capture: true });
  return {
    update: (next: typeof look) => void (open = next),
    destroy: () => {
      stop();
      for (const [name, handle] of all) node.removeEventListener(name, handle);
      node.removeEventListener("click", click, { capture: true });
    },
  };
}
