/** The site without a server: the same page on `runtime/browser.svelte.ts`. `vitral site` builds it. */

import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig, type Plugin } from "vite";
import config from "./vite.config.ts";

/** Pyodide knows where its packages would be: nothing here is to name another host. */
function withoutAddresses(): Plugin {
  return {
    name: "vitral-without-addresses",
    transform: (code, id) =>
      id.includes("node_modules/pyodide/")
        ? code.replaceAll(/https?:\/\/[\w.-]+\.(?:net|org|com)[^\s"'`)]*/g, "")
        : null,
  };
}

export default mergeConfig(
  { ...config, resolve: {} },
  defineConfig({
    base: "./",
    plugins: [withoutAddresses()],
    resolve: { alias: { $runtime: fileURLToPath(new URL("src/runtime/browser.svelte.ts", import.meta.url)) } },
    worker: { format: "es", plugins: () => [withoutAddresses()] },
    build: { modulePreload: false },
  }),
);
