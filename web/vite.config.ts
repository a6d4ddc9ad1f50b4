import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { letters } from "./tools/letters.ts";
import { shell } from "./tools/shell.ts";

/** Where `pocketmoney serve` listens while the client is worked on with `npm run dev`. */
const SERVER = "http://localhost:8765";

export default defineConfig({
  plugins: [svelte({ configFile: false }), svelteTesting({ autoCleanup: false }), letters(), shell()],
  build: {
    outDir: "../src/pocketmoney/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no script or style in the page itself
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" }, // what is bundled travels with its licences
  },
  server: {
    fs: { allow: [".."] }, // tests read the catalogues of the package
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], isolate: false, pool: "threads" },
});
