/** The catalogues, as they lie in the package. */

import { Speech } from "../src/words/speech";

const files = import.meta.glob<string>("../../src/pocketmoney/text/*/*.ftl", {
  query: "?raw",
  eager: true,
  import: "default",
});

function catalogue(language: string): { language: string; text: string } {
  const own = Object.entries(files).filter(([path]) => path.includes(`/text/${language}/`));
  return { language, text: own.map(([, text]) => text).join("\n") };
}

/** A language alone, without English behind it. */
export function speaking(language: string): Speech {
  return new Speech(language, catalogue(language));
}

export const english = speaking("en");
