import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const sources = fileURLToPath(new URL("src", import.meta.url));
const components = readdirSync(sources, { recursive: true, encoding: "utf-8" })
  .filter((name) => name.endsWith(".svelte"))
  .sort();

/** What tells the styles of a component apart: its number, since it stands in nearly every rule and element. */
function cssHash({ filename, hash }) {
  const at = components.findIndex((name) => filename.endsWith(`src/${name}`));
  return at < 0 ? `s-${hash(filename)}` : `s${(36 + at).toString(36)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, discloseVersion: false, cssHash } };
