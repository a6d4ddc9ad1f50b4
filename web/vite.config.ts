import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { letters } from "./tools/letters.ts";
import { shell } from "./tools/shell.ts";

/** Where `pocketmoney serve` listens while the client is worked on with `npm run dev`. */
const SERVER = "http://localhost:8765";

export default defineConfig({
  plugins: [svelte({ configFile: false }), letters(), shell()],
  build: {
    outDir: "../src/pocketmoney/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no script or style in the page itself
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" }, // what is bundled travels with its licences
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
});
