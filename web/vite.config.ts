/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { allSources, saying, shortNames } from "./names-plugin.ts";
import { packing } from "./packing-plugin.ts";
import { AT_TABLES, groups } from "./sources.ts";
import { leanSvelte } from "./lean-plugin.ts";
import { TIMEOUT } from "./testing/time.ts";
import { chunkName, namesOf, words } from "./words-plugin.ts";

const folder = fileURLToPath(new URL("../src/vitral/i18n", import.meta.url));
const sources = fileURLToPath(new URL("src", import.meta.url));
const cuts = { start: `${sources}/main.ts`, table: AT_TABLES.map((name) => `${sources}/${name}`) };
const short = shortNames(allSources(sources), namesOf(folder));

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
    ...[saying(sources, short), leanSvelte(), svelte(), words(folder, cuts, short)],
    // Without it the server packs files when it first sends them.
    ...(process.env.VITRAL_QUICK ? [] : [packing()]),
  ],
  resolve: {
    alias: { $words: folder },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  // The words of the page lie with those of the other ways in.
  server: { fs: { allow: [".", folder] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
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
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames: chunkName,
        codeSplitting: { includeDependenciesRecursively: false, groups: groups(sources) },
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
