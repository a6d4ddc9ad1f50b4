/** The English catalogue, as it lies in the package. */

import { Speech } from "../src/words/speech";

const files = import.meta.glob<string>("../../src/pocketmoney/text/en/*.ftl", {
  query: "?raw",
  eager: true,
  import: "default",
});

export const english = new Speech("en", { language: "en", text: Object.values(files).join("\n") });
