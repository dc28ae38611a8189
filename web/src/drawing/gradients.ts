/** Textures and lights that all glass refers to: put into the document once, when the first pane is drawn. */

import { GLASS, type Letter } from "./palette";

const NS = "http://www.w3.org/2000/svg";

type Facts = Record<string, string | number>;

function element(name: string, facts: Facts, inside: SVGElement[] = []): SVGElement {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(facts)) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
}

function texture(letter: Letter, part: "die" | "space"): SVGElement {
  const glass = GLASS[letter];
  const [width, height, d, weight] = glass.tile;
  const [stroke, opacity] = part === "die" ? [glass.line, 0.75] : [glass.pale, 0.2];
  const path = element("path", {
    d,
    fill: "none",
    stroke,
    "stroke-opacity": opacity,
    "stroke-width": weight,
    "stroke-linecap": "round",
  });
  return element("pattern", { id: `tx-${letter}-${part}`, width, height, patternUnits: "userSpaceOnUse" }, [path]);
}

type Stop = [offset: number, color: string, opacity: number];

function gradient(kind: "linearGradient" | "radialGradient", id: string, facts: Facts, ...stops: Stop[]): SVGElement {
  return element(
    kind,
    { id, ...facts },
    stops.map(([offset, color, opacity]) => element("stop", { offset, "stop-color": color, "stop-opacity": opacity })),
  );
}

const SLANT = { x1: 0, y1: 0, x2: 1, y2: 1 };
const DOWN = { x1: 0, y1: 0, x2: 0, y2: 1 };

export function ensureGradients(): void {
  if (typeof document === "undefined" || document.getElementById("glass-defs")) return;
  const letters = Object.keys(GLASS) as Letter[];
  const defs = element("defs", {}, [
    ...letters.flatMap((letter) => [texture(letter, "die"), texture(letter, "space")]),
    // Light falls from the upper left, through a die…
    gradient(
      "linearGradient",
      "lt-shine",
      SLANT,
      [0, "#fff", 0.42],
      [0.4, "#fff", 0],
      [0.6, "#000", 0],
      [1, "#000", 0.36],
    ),
    gradient("radialGradient", "lt-heart", { cx: 0.42, cy: 0.36, r: 0.62 }, [0, "#fff", 0.2], [1, "#fff", 0]),
    // …and rests faintly on glass that is not lit yet.
    gradient("linearGradient", "lt-dusk", SLANT, [0, "#fff", 0.2], [0.5, "#fff", 0.02], [1, "#000", 0.32]),
    gradient("linearGradient", "lt-frame", SLANT, [0, "#565c69", 1], [0.35, "#2a2d35", 1], [1, "#15161b", 1]),
    gradient(
      "linearGradient",
      "lt-sweep",
      { x1: 0, y1: 0, x2: 1, y2: 0.35 },
      [0, "#fff8d8", 0],
      [0.5, "#fff8d8", 0.55],
      [1, "#fff8d8", 0],
    ),
    gradient(
      "radialGradient",
      "lt-sun",
      { cx: 0.5, cy: 1, r: 1 },
      [0, "#fffbe0", 0.95],
      [0.35, "#fff3c4", 0.4],
      [0.75, "#fff3c4", 0.05],
      [1, "#000", 0.25],
    ),
    // The light a placed die throws over the lead around it.
    ...letters.map((letter) =>
      gradient("radialGradient", `lt-of-${letter}`, {}, [0.45, GLASS[letter].fill, 0.75], [1, GLASS[letter].fill, 0]),
    ),
    gradient("linearGradient", "lt-gilt", DOWN, [0, "#f6e1a6", 1], [0.5, "#d9b766", 1], [1, "#93712a", 1]),
  ]);
  const svg = element("svg", { id: "glass-defs", class: "glass-defs", "aria-hidden": "true", focusable: "false" }, [
    defs,
  ]);
  document.body.prepend(svg);
}
