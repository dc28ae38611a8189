/** What Svelte can do and the page never does: taking over markup of a server, components of Svelte 4, `await` in markup,
 * tracing. As constants these let the bundler drop every branch for them, and calls that would then do nothing. */

import type { Plugin } from "vite";

const NEVER: Record<string, [from: RegExp, to: string][]> = {
  "internal/client/dom/hydration.js": [
    [/export let hydrating = false;/, "export const hydrating = false;"],
    [/(?<=function set_hydrating\(value\) \{)[^}]*/, ""],
  ],
  "internal/flags/index.js": [
    [/export let (?=\w+_mode_flag = false;)/g, "export const "],
    [/^export function [^}]*\}/gm, ""],
  ],
};

/** The source of one of Svelte's files without what the page never does; null if it is not one of these files. */
export function without(id: string, code: string): string | null {
  const name = Object.keys(NEVER).find((ending) => id.replace(/\?.*/, "").endsWith(`/svelte/src/${ending}`));
  if (!name) return null;
  return (NEVER[name] ?? []).reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${name} of Svelte has changed: ${from} is not in it any more`);
    return changed;
  }, code);
}

/** A component without the calls that only follow markup of a server, and without keeping a sentence that stands alone in
 * its effect: the effect runs for no other reason than that the sentence has changed. */
export function leanComponent(code: string): string {
  return code
    .replace(/^\s*\$\.(?:reset|next)\([\w$]*\);\n/gm, "")
    .replace(
      /\$\.template_effect\(\(\$0\) => \$\.set_text\((\w+), \$0\), \[\(\) => (say\([^()]*\))\]\);/g,
      "$.template_effect(() => $.set_text($1, $2));",
    );
}

/** Only for what is built: tests run Svelte as it is. */
export function leanSvelte(): Plugin[] {
  return [
    { name: "vitral-lean-svelte", apply: "build", enforce: "pre", transform: (code, id) => without(id, code) },
    {
      name: "vitral-lean-components",
      apply: "build",
      enforce: "post",
      transform: (code, id) => (id.endsWith(".svelte") ? leanComponent(code) : null),
    },
  ];
}
