/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { chunkNames } from "./chunks.ts";
import { compression } from "./compression-plugin.ts";
import { chunkFileName, messages } from "./messages-plugin.ts";
import { TIMEOUT } from "./testing/time.ts";

const i18n = fileURLToPath(new URL("../src/vitral/i18n", import.meta.url));
const sources = fileURLToPath(new URL("src", import.meta.url));

/**
 * Tests that need modules of their own: those that replace some, and those that say so in a comment "Alone: ". All
 * others share theirs, which is quicker.
 */
const alone = readdirSync(sources, { recursive: true, encoding: "utf-8" })
  .filter((name) => name.endsWith(".test.ts"))
  .filter((name) => /vi\.(mock|resetModules)\(|Alone: /.test(readFileSync(join(sources, name), "utf-8")))
  .map((name) => `src/${name.replaceAll("\\", "/")}`);

export default defineConfig({
  plugins: [
    svelte(),
    messages(i18n),
    // Without it the server compresses files when it first sends them.
    ...(process.env.VITRAL_QUICK ? [] : [compression()]),
  ],
  resolve: {
    alias: { $runtime: fileURLToPath(new URL("src/runtime/network.ts", import.meta.url)) },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  // The messages of the page lie with those of the server and the terminal.
  server: { fs: { allow: [".", i18n] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: "../src/vitral/server/page",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    // The first that mix colors, as all styles do.
    cssTarget: ["chrome111", "firefox113", "safari16.2"],
    // Browsers without module preload do without.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFileName,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(sources), debugName: "chunks" }],
        },
      },
    },
  },
  test: {
    environment: "happy-dom",
    setupFiles: ["testing/setup.ts"],
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    env: { TZ: "UTC" },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: "shared", include: ["src/**/*.test.ts"], exclude: alone, isolate: false } },
      { extends: true, test: { name: "alone", include: alone } },
    ],
  },
});
