/** Icons of the attacks with a boot. */

import { put, type Icon } from "./drawing";
import { around, boot, burst, dash } from "./parts";

export const KICKS: Record<string, Icon> = {
  "kick-2": [dash, put(boot, 8, 5, 0.82, -14)],
  "kick-4": [put(boot, -2, 7, 0.84, -20), put(burst, 29, 2, 0.4)],
  roundhouse: [put(around, -1, -1, 1.02), put(boot, 12, 11, 0.52)],
  stomp: [put(boot, 5, -3, 0.8), { line: "M3 42l8-5M14 46l3-8M34 46l-3-8M46 42l-8-5" }],
};
