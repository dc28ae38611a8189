import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunkName, words } from "./words-plugin.ts";

const folder = fileURLToPath(new URL("../src/vitral/i18n", import.meta.url));
const start = fileURLToPath(new URL("src/main.ts", import.meta.url));

export default defineConfig({
  plugins: [svelte(), words(folder, start)],
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
    rolldownOptions: { output: { chunkFileNames: chunkName } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["src/speaking.ts"] },
});
