/** What Svelte and Fluent can do and the page never does: taking over markup of a server, components of Svelte 4, `await` in
 * markup but for {#await}, catching errors, tracing, moving what is shown, and functions in words. Without these the bundler
 * drops every branch for them, and calls that would then do nothing. */

import type { Plugin } from "vite";

type Change = [from: RegExp, to: string];

const NOTHING_LATER: Change = [/var defer = should_defer_append\(\);/, "const defer = false;"];
const withoutMethod = (name: string): Change => [new RegExp(`\\n\\t${name}\\([^]*?\\n\\t\\}(?=\\n)`), ""];

const NEVER: Record<string, Change[]> = {
  "svelte/src/internal/client/dom/hydration.js": [
    [/export let hydrating = false;/, "export const hydrating = false;"],
    [/(?<=function set_hydrating\(value\) \{)[^}]*/, ""],
  ],
  "svelte/src/internal/flags/index.js": [
    [/export let (?=\w+_mode_flag = false;)/g, "export const "],
    [/^export function [^}]*\}/gm, ""],
  ],
  "svelte/src/internal/client/context.js": [[/return !legacy_mode_flag \|\| .*/, "return true;"]],
  "svelte/src/internal/client/reactivity/async.js": [
    [/var pending = blockers.filter\(.*\);/, ""],
    [/if \(async.length === 0 && pending.length === 0\) (?=\{\s*fn\(deriveds\);\s*return;)/, ""],
  ],
  "svelte/src/internal/client/reactivity/batch.js": [
    ...["skip_effect", "unskip_effect", "ondiscard", "increment", "decrement", "settled"].map(withoutMethod),
    [/this\.#is_deferred\(\)/g, "false"],
    withoutMethod("#is_deferred"),
    withoutMethod("#is_skipped"),
  ],
  "svelte/src/internal/client/dom/blocks/boundary.js": [
    [
      /new Boundary\(node, props, children, transform_error\);/,
      "block(() => void branch(() => children(node)), flags);",
    ],
  ],
  "svelte/src/internal/client/dom/blocks/branches.js": [NOTHING_LATER],
  "svelte/src/internal/client/dom/blocks/each.js": [
    NOTHING_LATER,
    [/var is_animated = .*/, "const is_animated = false;"],
  ],
  "svelte/src/internal/client/dom/elements/events.js": [[/(?<=all_registered_events = new Set\()(?=\))/, "['click']"]],
  // Elements with `style:` have no `style` besides.
  "svelte/src/internal/shared/attributes.js": [[/(?<=var important_styles;[^]*?)if \(value\) \{/, "if (false) {"]],
  "svelte/src/utils.js": [[/\.\.\.DOM_BOOLEAN_ATTRIBUTES,/, ""]],
  "@fluent/bundle/esm/bundle.js": [[/NUMBER,\s*DATETIME,(?=\s*\.\.\.functions)/, ""]],
  "@fluent/bundle/esm/resolver.js": [[/if \(FluentDateTime\.supportsValue\(arg\)\) \{[^}]*\}/, ""]],
};

/** The source of one of their files without what the page never does; null if it is not one of these files. */
export function without(id: string, code: string): string | null {
  const name = Object.keys(NEVER).find((ending) => id.replace(/\?.*/, "").endsWith(`/node_modules/${ending}`));
  if (!name) return null;
  return (NEVER[name] ?? []).reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${name} has changed: ${from} is not in it any more`);
    return changed;
  }, code);
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** All calls of a function within a tree, by the name it is called with. */
function* callsOf(name: string, node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* callsOf(name, one);
  else if (node && typeof node === "object" && "type" in node) {
    const { callee } = node as { callee?: { name?: string; property?: { name?: string } } };
    if ((callee?.property ?? callee)?.name === name) yield node as Node;
    for (const part of Object.values(node)) yield* callsOf(name, part);
  }
}

/** Sentences stand where they are shown: `template_effect(($0) => set_text(text, $0), [() => say("name")])` keeps each in
 * a place of its own, so that it is said again only when it has changed. That costs more than saying it. */
export function saidInPlace(code: string, parse: (code: string) => unknown): string {
  let made = code;
  for (const { arguments: parts } of [...callsOf("template_effect", parse(code))].reverse()) {
    const [effect, kept] = parts as [Node & { params: Node[]; body: Node }, (Node & { elements: Node[] })?];
    if (!kept) continue;
    const text = ({ start, end }: Node): string => code.slice(start, end);
    let body = text(effect.body);
    const staying = effect.params.map(
      (param, at) => [text(param), kept.elements[at] as Node & { body: Node }] as const,
    );
    const left = staying.filter(([name, { body: said }]) => {
      const uses = body.split(new RegExp(`\\${name}\\b`));
      if (!text(said).startsWith("say(") || uses.length !== 2) return true;
      body = uses.join(text(said));
      return false;
    });
    if (left.length === staying.length) continue;
    const values = left.length ? `, [${left.map(([, value]) => text(value)).join(", ")}]` : "";
    made = `${made.slice(0, effect.start)}(${left.map(([name]) => name).join(", ")}) => ${body}${values}${made.slice(kept.end)}`;
  }
  return made;
}

/** A component without what only follows markup of a server or serves components of Svelte 4; clicks are heard of anyway. */
export function leanComponent(code: string): string {
  if (/\$\.set_style\([\w$]+, (?!''|""|``)[^,]+, [\w$]+, /.test(code))
    throw new Error("both style and style: on an element");
  return code
    .replace(/^\s*\$\.(?:reset|next)\([\w$]*\);\n/gm, "")
    .replace(/^\$\.delegate\(\['click'\]\);$/gm, "")
    .replace(/,\s*\$\$slots: \{ default: true \}/g, "")
    .replace(/<(path|rect|circle|ellipse|line|polyline|use|stop)( [^<>`]*)?><\/\1>/g, "<$1$2/>");
}

/** Only for what is built: tests run Svelte as it is. */
export function leanSvelte(): Plugin[] {
  return [
    { name: "vitral-lean-svelte", apply: "build", enforce: "pre", transform: (code, id) => without(id, code) },
    {
      name: "vitral-lean-components",
      apply: "build",
      enforce: "post",
      transform(code, id) {
        return id.endsWith(".svelte") ? saidInPlace(leanComponent(code), (text) => this.parse(text)) : null;
      },
    },
  ];
}
