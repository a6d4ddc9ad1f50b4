/** The licences of the letters that are bundled: they travel with them, as those of the code do in licenses.md. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SCOPE = "@fontsource/";

/** Writes licenses-letters.md beside the page. */
export function letters(): Plugin {
  return {
    name: "letters",
    apply: "build",
    generateBundle() {
      const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
        dependencies: Record<string, string>;
      };
      const names = Object.keys(dependencies).filter((name) => name.startsWith(SCOPE));
      const texts = names.map(
        (name) => `## ${name}\n\n${readFileSync(join("node_modules", name, "LICENSE"), "utf8").trim()}\n`,
      );
      this.emitFile({
        type: "asset",
        fileName: "licenses-letters.md",
        source: `# Licences of bundled letters\n\n${texts.join("\n")}`,
      });
    },
  };
}
