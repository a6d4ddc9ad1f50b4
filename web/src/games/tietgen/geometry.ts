/** Where the rooms of the round building lie, in a picture that reaches from -500 to 500. GO is at the bottom. */

export const ROOMS = 40;
export const STEP = 360 / ROOMS;
export const FACADE = 492; // the radius outside

/** The direction of a room, in degrees clockwise from the top. */
export function directionOf(room: number): number {
  return 180 + room * STEP;
}

/** The point at that distance from the middle. */
export function pointAt(direction: number, radius: number): { x: number; y: number } {
  const angle = (direction * Math.PI) / 180;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

/** The corners of a room between two distances, and the middle of its facade. */
export function corners(room: number, inner: number, outer: number): { x: number; y: number }[] {
  const [from, to] = walls(room);
  return [
    [from, inner],
    [from, outer],
    [directionOf(room), outer],
    [to, outer],
    [to, inner],
  ].map(([direction = 0, radius = 0]) => pointAt(direction, radius));
}

/** The outline of a room between two distances. */
export function sector(room: number, inner: number, outer: number): string {
  const [from, to] = walls(room);
  const corner = (direction: number, radius: number) => {
    const { x, y } = pointAt(direction, radius);
    return `${x} ${y}`;
  };
  return (
    `M${corner(from, inner)}L${corner(from, outer)}A${outer} ${outer} 0 0 1 ${corner(to, outer)}` +
    `L${corner(to, inner)}A${inner} ${inner} 0 0 0 ${corner(from, inner)}Z`
  );
}

/** How near to the middle a room begins. */
export function innerOf(room: number, isSmall: boolean, kind?: string): number {
  if (isSmall) return 318;
  return kind === "kitchen" ? 310 + ((room * 7) % 3) * 9 : 336; // kitchens reach into the court
}

/** The way from one room to another, in rooms: onwards as people walk, back only if that is much nearer. */
export function way(from: number, to: number): number {
  const onwards = (to - from + ROOMS) % ROOMS;
  return onwards > ROOMS - 10 ? onwards - ROOMS : onwards;
}

/** The directions of the two walls of a room. */
function walls(room: number): [number, number] {
  const half = STEP / 2 - 0.25; // a wall between neighbours
  return [directionOf(room) - half, directionOf(room) + half];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
