import { svelteTesting } from "@testing-library/svelte/vite";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import built from "./vite.config.ts";

export default mergeConfig(
  built,
  defineConfig({
    plugins: [svelteTesting({ autoCleanup: false })],
    server: { fs: { allow: [".."] } }, // tests read the catalogues of the package
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.ts"],
      isolate: false,
      pool: "threads",
      testTimeout: 120_000, // a build server may be busy
    },
  }),
);
