/** The rose window of the first screen: rings of panes around a heart, drawn in a circle of radius 100. */

export interface Pane {
  d: string;
  /** A color of glass: R Y G B P W. */
  glass: string;
  /** How much light comes through, 0 to 1. */
  light: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

function at(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
}

/** A pane between two radii and two turns. */
function sector(inner: number, outer: number, from: number, to: number): string {
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** A petal: straight sides, a pointed arch outside. */
function petal(inner: number, shoulder: number, tip: number, from: number, to: number): string {
  const middle = (from + to) / 2;
  const bow = round(shoulder * 0.62);
  return `M${at(inner, from)}L${at(shoulder, from)}A${bow} ${bow} 0 0 1 ${at(tip, middle)}A${bow} ${bow} 0 0 1 ${at(shoulder, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** The area between two petals, up to a ring. */
function spandrel(shoulder: number, tip: number, outer: number, left: number, right: number): string {
  const bow = round(shoulder * 0.62);
  const between = (left + right) / 2;
  return `M${at(shoulder, between)}A${bow} ${bow} 0 0 0 ${at(tip, left)}L${at(outer, left)}A${outer} ${outer} 0 0 1 ${at(outer, right)}L${at(tip, right)}A${bow} ${bow} 0 0 0 ${at(shoulder, between)}Z`;
}

function circle(radius: number, distance: number, turn: number): string {
  const [x = 0, y = 0] = at(distance, turn).split(" ").map(Number);
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}

const COUNT = 12;
const PETALS = "BRBPBRBPBRBP";
const HEART = "YRYRYRYRYRYR";
const BETWEEN = "PGPGPGPGPGPG";
const OUTER = "RBYBGBRBYBGBRBYBGBRBYBGB";

/** Light falls from the upper left, and no two panes of old glass are alike. */
function light(turn: number, salt: number): number {
  const sun = 0.5 + 0.5 * Math.cos((turn - 0.875) * 2 * Math.PI);
  const grain = Math.abs(Math.sin(turn * 91.7 + salt * 47.3));
  return round(0.25 + 0.45 * sun + 0.3 * grain);
}

export function rosePanes(): Pane[] {
  const turns = Array.from({ length: COUNT }, (_, place) => place / COUNT);
  const half = 0.5 / COUNT;
  return [
    ...turns.map((t, i) => ({ d: sector(11, 25, t - half, t + half), glass: HEART[i]!, light: light(t, 1) })),
    ...turns.map((t, i) => ({ d: petal(25, 51, 66, t - half, t + half), glass: PETALS[i]!, light: light(t, 2) })),
    ...turns.map((t, i) => ({
      d: spandrel(51, 66, 76, t, t + 2 * half),
      glass: BETWEEN[i]!,
      light: light(t + half, 3),
    })),
    ...turns.map((t) => ({ d: circle(5.2, 67, t + half), glass: "Y", light: light(t + half, 4) })),
    ...Array.from({ length: 2 * COUNT }, (_, i) => {
      const t = i / (2 * COUNT);
      return { d: sector(76, 94, t - half / 2, t + half / 2), glass: OUTER[i]!, light: light(t, 5) };
    }),
  ];
}

/** The positions of the small stones of the outer ring. */
export function roseStuds(): [number, number][] {
  return Array.from({ length: 2 * COUNT }, (_, i) => {
    const [x = 0, y = 0] = at(85, i / (2 * COUNT))
      .split(" ")
      .map(Number);
    return [x, y];
  });
}
