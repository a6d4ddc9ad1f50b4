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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first view needs comes at once, and what the TV needs when there is one: not in twenty pieces.
            { name: "client", tags: ["$initial"], test: (id) => !/[\\/]worker[\\/]/.test(id), priority: 2 },
            { name: "tv", test: /[\\/]src[\\/](director|games[\\/]\w+[\\/]tv)[\\/]/, priority: 1 },
          ],
        },
      },
    },
    license: { fileName: "licenses.md" }, // what is bundled travels with its licences
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
});
