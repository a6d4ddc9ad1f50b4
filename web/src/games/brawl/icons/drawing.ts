/**
 * How an icon is drawn: layers on a sheet of 48 by 48, each of up to three paths.
 *
 * `solid` is filled with ink, `line` is drawn with a pen of ink, `cut` is drawn with a pen of paper on top of both.
 */

export interface Layer {
  solid?: string;
  line?: string;
  cut?: string;
  /** Where the layer is put: an SVG transform. */
  at?: string;
}

export type Icon = Layer[];

/** The same drawing somewhere else: moved, then made larger or smaller, then turned around the middle of its sheet. */
export function put(layer: Layer, x: number, y: number, scale = 1, turn = 0): Layer {
  return { ...layer, at: `translate(${x} ${y}) scale(${scale}) rotate(${turn} 24 24)` };
}

/** The same drawing in a mirror. */
export function mirrored(layer: Layer, x = 0, y = 0, scale = 1): Layer {
  return { ...layer, at: `translate(${x + 48 * scale} ${y}) scale(${-scale} ${scale})` };
}
