import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    // Short, since it stands in nearly every rule and element.
    cssHash: ({ filename, hash }) => `s${hash(filename).slice(-4)}`,
  },
};
