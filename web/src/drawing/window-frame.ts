/** The frame of a window: where its panes lie, and the half rose in its arch. */

import { isLetter } from "./palette";
import { CAME, PANE, PITCH } from "./window-grid";

export interface Frame {
  width: number;
  height: number;
  /** The upper left corner of the net of lead. */
  x: number;
  y: number;
  /** Where the arch springs from; 0 without an arch. */
  spring: number;
}

export const NET_WIDTH = 5 * PITCH + CAME;
export const NET_HEIGHT = 4 * PITCH + CAME;

/** `bare` is a picture in small: only lead and panes, with letters and numbers beside them where `labels` says so. */
export function frameOf(bare: boolean, arch: boolean, plate: boolean, labels = !bare): Frame {
  const side = !bare ? 20 : labels ? 22 : 4;
  const spring = arch ? 66 : 0;
  const y = bare ? side : spring + 16;
  return { width: NET_WIDTH + 2 * side, height: y + NET_HEIGHT + (bare ? 4 : plate ? 30 : 12), x: side, y, spring };
}

export function paneAt(frame: Frame, row: number, column: number): [number, number] {
  return [frame.x + CAME + column * PITCH, frame.y + CAME + row * PITCH];
}

/** The path around a window, so far inside its edge. */
export function outline(frame: Frame, inset: number): string {
  const left = inset;
  const right = frame.width - inset;
  const bottom = frame.height - inset;
  if (!frame.spring) {
    const r = 8;
    return `M${left} ${inset + r}a${r} ${r} 0 0 1 ${r} -${r}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${bottom}H${left}Z`;
  }
  const rx = (right - left) / 2;
  const ry = frame.spring - inset;
  return `M${left} ${frame.spring}A${rx} ${ry} 0 0 1 ${right} ${frame.spring}V${bottom}H${left}Z`;
}

export interface Petal {
  d: string;
  letter: string;
}

const RINGS: [inner: number, outer: number, count: number][] = [
  [0.3, 0.62, 7],
  [0.62, 1, 13],
];

/** The half rose over the panes: the colors of the pattern, alike on both sides. */
export function petals(frame: Frame, grid: readonly string[]): Petal[] {
  const colors = [...new Set(grid.join(""))].filter(isLetter);
  if (!colors.length) colors.push("R", "Y", "G", "B", "P");
  if (colors.length === 1) colors.push("W");
  return RINGS.flatMap(([inner, outer, count], ring) =>
    Array.from({ length: count }, (_, place) => {
      const start = Math.PI * (1 - place / count);
      const end = Math.PI * (1 - (place + 1) / count);
      const letter = colors[(Math.abs(place - (count >> 1)) + ring) % colors.length] ?? "R";
      return { d: wedge(frame, inner, outer, start, end), letter };
    }),
  );
}

/** The heart of the rose. */
export function heart(frame: Frame): string {
  const [rx, ry] = radii(frame, 0.3);
  return `M${at(frame, 0.3, Math.PI)}A${rx} ${ry} 0 0 1 ${at(frame, 0.3, 0)}Z`;
}

function wedge(frame: Frame, inner: number, outer: number, start: number, end: number): string {
  const [ox, oy] = radii(frame, outer);
  const [ix, iy] = radii(frame, inner);
  return (
    `M${at(frame, inner, start)}L${at(frame, outer, start)}A${ox} ${oy} 0 0 1 ${at(frame, outer, end)}` +
    `L${at(frame, inner, end)}A${ix} ${iy} 0 0 0 ${at(frame, inner, start)}Z`
  );
}

function radii(frame: Frame, share: number): [number, number] {
  return [round(share * (frame.width / 2 - 11)), round(share * (frame.spring - 11))];
}

function at(frame: Frame, share: number, angle: number): string {
  const [rx, ry] = radii(frame, share);
  return `${round(frame.width / 2 + rx * Math.cos(angle))} ${round(frame.spring - ry * Math.sin(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Light along every came, and a solder joint at every crossing. */
export function cames(frame: Frame): { lines: string; joints: string } {
  const columns = Array.from({ length: 6 }, (_, column) => frame.x + CAME / 2 + PITCH * column);
  const rows = Array.from({ length: 5 }, (_, row) => frame.y + CAME / 2 + PITCH * row);
  const lines =
    columns.map((x) => `M${x} ${frame.y}v${NET_HEIGHT}`).join("") +
    rows.map((y) => `M${frame.x} ${y}h${NET_WIDTH}`).join("");
  return { lines, joints: columns.flatMap((x) => rows.map((y) => `M${x} ${y}h0`)).join("") };
}

export { PANE };
