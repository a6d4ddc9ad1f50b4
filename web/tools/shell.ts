/**
 * What makes the page an app that can be installed: manifest, icons, and the worker that keeps the page for when the
 * server is away. Everything bears the mark of the build, so that a page knows when the server has a newer one.
 */

import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { png, svg } from "./icon.ts";

const NAME = "Pocket Money";
const GROUND = "#1c1e22";

/** What the worker is given: which build it belongs to, and what it keeps. */
const BUILD = "__BUILD__";
const SHELL = /(["'`])__SHELL__\1/;

const MANIFEST = {
  id: "/",
  name: NAME,
  short_name: NAME,
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: GROUND,
  theme_color: GROUND,
  categories: ["games"],
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

export function shell(): Plugin {
  return {
    name: "pocketmoney-shell",
    buildStart() {
      if (this.environment.config.command === "build") {
        this.emitFile({ type: "chunk", id: "src/worker/worker.ts", fileName: "worker.js" });
      }
    },
    configureServer(server) {
      server.middlewares.use("/icon.svg", (_, answer) => {
        answer.setHeader("Content-Type", "image/svg+xml");
        answer.end(svg());
      });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const drawn: [string, string | Uint8Array][] = [
          ["icon.svg", svg()],
          ["icon-192.png", png(192, "round")],
          ["icon-512.png", png(512, "round")],
          ["icon-maskable-512.png", png(512, "maskable")],
          ["app.webmanifest", JSON.stringify(MANIFEST)],
        ];
        for (const [fileName, source] of drawn) this.emitFile({ type: "asset", fileName, source });
        const parts = Object.entries(bundle).map(([name, part]): [string, string | Uint8Array] => [
          name,
          part.type === "chunk" ? part.code : part.source,
        ]);
        const hash = createHash("sha256");
        for (const [name, source] of [...parts, ...drawn].sort(([one], [other]) => (one < other ? -1 : 1))) {
          hash.update(`${name}\0`).update(source);
        }
        const build = hash.digest("hex").slice(0, 16);
        const kept = parts.map(([name]) => `/${name}`).filter((name) => name.startsWith("/assets/"));
        for (const [name, part] of Object.entries(bundle)) {
          if (name === "worker.js" && part.type === "chunk") {
            part.code = part.code
              .replaceAll(BUILD, build)
              .replace(SHELL, JSON.stringify(["/", "/icon.svg", "/app.webmanifest", ...kept]));
          }
          if (name === "index.html" && part.type === "asset") {
            part.source = String(part.source).replace('name="build" content=""', `name="build" content="${build}"`);
          }
        }
        this.emitFile({ type: "asset", fileName: "build.txt", source: `${build}\n` });
      },
    },
  };
}
