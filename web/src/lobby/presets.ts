/** Presets of house rules: which stand on top, and which of them a table plays by. No words. */

import type { GameShown } from "../../wire";

export interface Preset {
  name: string;
  choices: Record<string, string>;
}

/** Nothing is changed. */
export const WRITTEN: Preset = { name: "written", choices: {} };

const ON_TOP = 3;

/** The presets of a game, as written first: those on top, and the rest. */
export function presetsOf(game: GameShown): { top: Preset[]; more: Preset[] } {
  const all = [WRITTEN, ...game.presets];
  return { top: all.slice(0, ON_TOP), more: all.slice(ON_TOP) };
}

/** Whether these choices come to the same rules as the preset; what is not chosen is as usual. */
export function isPlayed(preset: Preset, game: GameShown, chosen: Record<string, string>): boolean {
  return game.options.every(({ name, default: usual }) => (chosen[name] ?? usual) === (preset.choices[name] ?? usual));
}

/** The preset that these choices come to; null: they are the table's own. */
export function playedPreset(game: GameShown, chosen: Record<string, string>): Preset | null {
  return [WRITTEN, ...game.presets].find((preset) => isPlayed(preset, game, chosen)) ?? null;
}
