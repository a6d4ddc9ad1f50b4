/** The icon of every card. */

import { COVER } from "./cover";
import type { Icon } from "./drawing";
import { FISTS } from "./fists";
import { KICKS } from "./kicks";
import { NASTY } from "./nasty";
import { star } from "./parts";
import { WEAPONS } from "./weapons";

const ICONS: Record<string, Icon> = { ...FISTS, ...KICKS, ...WEAPONS, ...COVER, ...NASTY };

/** The icon of a card; a card that has none, because a table has made it, gets a star. */
export function iconOf(card: string): Icon {
  return ICONS[card] ?? [star];
}

/** Every card that has an icon. */
export function drawn(): string[] {
  return Object.keys(ICONS);
}
