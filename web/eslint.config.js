import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Generated from the server's protocol.
  { ignores: ["src/lib/protocol.ts", "src/lib/constants.ts"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: { "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }] },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // A screen may have no use for the props that every screen is given.
      "no-empty-pattern": "off",
      // This linter sees the types of a component's props and snippets as `any`; svelte-check sees what they are.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // Maps here are built and read in one go; what changes on screen is $state.
      "svelte/prefer-svelte-reactivity": "off",
      // A list without a key goes by position, and is meant to.
      "svelte/require-each-key": "off",
      // svelte-check knows which warnings there are.
      "svelte/no-unused-svelte-ignore": "off",
      // {" "} keeps a space that the formatter could take for indentation.
      "svelte/no-useless-mustaches": "off",
    },
  },
  // A stand-in for a server answers with promises, whether it waits for anything or not.
  { files: ["**/*.test.ts"], rules: { "@typescript-eslint/require-await": "off" } },
  { files: ["**/*.js", "**/*.mjs"], extends: [ts.configs.disableTypeChecked] },
  { files: ["public/sw.js", "site/sw.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["site/pack.mjs"], languageOptions: { globals: globals.node } },
);
