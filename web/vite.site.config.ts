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

/** Styles that are loaded with a screen are held to the hashes in `index.html`, as scripts are by its import map. */
function withHashesOfStyles(): Plugin {
  const line = "link.href = dep.href;";
  const find = `JSON.parse(document.querySelector('script[type="importmap"]').textContent).integrity`;
  return {
    name: "vitral-hashes-of-styles",
    transform(code, id) {
      if (!id.includes("vite/preload-helper")) return null;
      if (!code.includes(line)) this.error("Vite loads styles in another way: their hashes would not be checked");
      const known = `link.integrity = ${find}["." + dep.href.slice(dep.href.lastIndexOf("/assets/"))] ?? "";`;
      return code.replace(line, `${known} ${line}`);
    },
  };
}

export default mergeConfig(
  { ...config, resolve: {} },
  defineConfig({
    base: "./",
    plugins: [withoutAddresses(), withHashesOfStyles()],
    resolve: { alias: { $runtime: fileURLToPath(new URL("src/runtime/browser.svelte.ts", import.meta.url)) } },
    worker: { format: "es", plugins: () => [withoutAddresses()] },
    build: { modulePreload: false },
  }),
);
