/**
 * Chalk on the ground, drawn once into a canvas. A filter of SVG looks the same and was worked out anew with every
 * frame, for as long as anything moved on the screen.
 */

export interface Line {
  path: Path2D;
  colour: string;
  /** In pixels. */
  wide: number;
  /** From 0 to 1: how much of it is left. */
  strong: number;
}

const GRAIN = 192; // pixels of a tile of it
const STROKES = [
  { aside: 0, wide: 0.78 },
  { aside: 0.22, wide: 0.5 },
  { aside: -0.24, wide: 0.42 },
]; // one line is drawn more than once, and never quite on the same spot

let tile: HTMLCanvasElement | undefined;

/** Draw the lines, and take away what the rough ground has not caught. */
export function draw(paper: CanvasRenderingContext2D, lines: Line[]): void {
  const { canvas } = paper;
  paper.clearRect(0, 0, canvas.width, canvas.height);
  paper.lineCap = paper.lineJoin = "round";
  for (const { path, colour, wide, strong } of lines) {
    paper.globalAlpha = strong;
    paper.strokeStyle = colour;
    for (const stroke of STROKES) {
      paper.setTransform(1, 0, 0, 1, stroke.aside * wide, -stroke.aside * wide);
      paper.lineWidth = wide * stroke.wide;
      paper.stroke(path);
    }
  }
  paper.setTransform(1, 0, 0, 1, 0, 0);
  paper.globalAlpha = 1;
  paper.globalCompositeOperation = "destination-in";
  paper.fillStyle = paper.createPattern((tile ??= grain()), "repeat") ?? "#000";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.globalCompositeOperation = "source-over";
}

/** A closed line around a middle, as unsteady as a hand. */
export function loop(x: number, y: number, across: number, down: number, unsteady: number): Path2D {
  const path = new Path2D();
  const chance = chances(5);
  for (let step = 0; step < 240; step++) {
    const angle = (step / 240) * 2 * Math.PI;
    const off = (chance() - 0.5) * unsteady;
    path.lineTo(x + (across + off) * Math.cos(angle), y + (down + off) * Math.sin(angle));
  }
  path.closePath();
  return path;
}

/** A drawing made of the paths of SVG, moved to a place of the ground. */
export function placed(paths: string[], x: number, y: number, scale: number, turn: number): Path2D {
  const drawing = new Path2D();
  const where = new DOMMatrix().translate(x, y).scale(scale).rotate(turn);
  for (const path of paths) drawing.addPath(new Path2D(path), where);
  return drawing;
}

/** How the ground takes chalk: most of it well, some of it hardly. Single dots, and larger spots. */
function grain(): HTMLCanvasElement {
  const made = document.createElement("canvas");
  made.width = made.height = GRAIN;
  const paper = made.getContext("2d");
  if (!paper) return made;
  const dots = paper.createImageData(GRAIN, GRAIN);
  const chance = chances(3);
  for (let dot = 3; dot < dots.data.length; dot += 4) {
    const rough = (chance() + chance() + chance()) / 3; // about a half
    dots.data[dot] = 255 * Math.min(1, Math.max(0.08, 3.3 - 4.6 * rough));
  }
  paper.putImageData(dots, 0, 0);
  return made;
}

/** Numbers from 0 to 1, always the same: the ground does not change while one looks. */
function chances(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}
