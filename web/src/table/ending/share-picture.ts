/** A picture of a finished game to share: a window with its name, its builder and the points, drawn by the page itself. */

import { cames, frameOf, heart, NET_HEIGHT, NET_WIDTH, outline, paneAt, petals } from "../../drawing/window-frame";
import { GLASS, isLetter, PIPS } from "../../drawing/palette";
import { COLUMNS, ROWS } from "../../lib/constants";
import { dieAt, PANE, requirementAt } from "../../drawing/window-grid";

export interface SharedPicture {
  grid: readonly string[];
  dice: readonly (readonly string[])[];
  /** The window's name. */
  window: string;
  title: string;
  /** What stands below: a line for each player. */
  lines: readonly string[];
}

export const PICTURE = { width: 1080, height: 1350 };
const WINDOW_WIDTH = 800;
const FONT = "Georgia, 'Times New Roman', serif";

const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function text(words: string, x: number, y: number, size: number, fill: string, anchor = "middle"): string {
  return `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="600" fill="${fill}" text-anchor="${anchor}">${plain(words)}</text>`;
}

function pips(value: string, fill: string): string {
  return (PIPS[value] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5.4" fill="${fill}"/>`).join("");
}

function die(found: string): string {
  const glass = GLASS[isLetter(found[0] ?? "") ? (found[0] as keyof typeof GLASS) : "W"];
  return (
    `<rect x="-9" y="-9" width="78" height="78" rx="20" fill="${glass.fill}" opacity="0.28"/>` +
    `<rect width="${PANE}" height="${PANE}" rx="8" fill="${glass.fill}"/>` +
    `<rect width="${PANE}" height="${PANE}" rx="8" fill="url(#shine)" stroke="#1a1c22" stroke-width="2.5"/>` +
    pips(found.slice(1), glass.pip) +
    text(found[0] ?? "", 9.5, 15, 13, glass.pip)
  );
}

function space(asks: string): string {
  const glass = isLetter(asks) ? GLASS[asks] : null;
  const mark = glass
    ? text(asks, 30, 41, 30, glass.pale)
    : PIPS[asks]
      ? `<g opacity="0.6">${pips(asks, "#e9e6dd")}</g>`
      : "";
  return `<rect width="${PANE}" height="${PANE}" fill="${glass?.dim ?? (PIPS[asks] ? "#474c57" : "#343945")}"/>${mark}`;
}

/** The picture as SVG: nothing in it is fetched from anywhere. */
export function drawPicture({ grid, dice, window, title, lines }: SharedPicture): string {
  const frame = frameOf(false, true, true);
  const scale = WINDOW_WIDTH / frame.width;
  const rose = petals(frame, grid)
    .map(({ d, letter }) => `<path d="${d}" fill="${isLetter(letter) ? GLASS[letter].fill : "#fff"}"/>`)
    .join("");
  const panes = ROWS.flatMap((row, down) =>
    COLUMNS.map((column, across) => {
      const [x, y] = paneAt(frame, down, across);
      const found = dieAt(dice, `${row}${column}`);
      return `<g transform="translate(${x} ${y})">${found ? die(found) : space(requirementAt(grid, `${row}${column}`))}</g>`;
    }),
  ).join("");
  const below = 160 + frame.height * scale;
  const height = Math.min(52, (PICTURE.height - below - 90) / Math.max(1, lines.length));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">` +
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3a2450"/><stop offset="0.5" stop-color="#12111a"/><stop offset="1" stop-color="#13264a"/></linearGradient>` +
    `<linearGradient id="shine" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.4"/><stop offset="0.45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity="0.34"/></linearGradient></defs>` +
    `<rect width="${PICTURE.width}" height="${PICTURE.height}" fill="url(#sky)"/>` +
    text(title, PICTURE.width / 2, 92, Math.min(58, 1500 / Math.max(12, title.length)), "#ecd08b") +
    `<g transform="translate(${(PICTURE.width - WINDOW_WIDTH) / 2} 130) scale(${scale})">` +
    `<path d="${outline(frame, 1)}" fill="#2a2d35" stroke="#5d6370"/><path d="${outline(frame, 5)}" fill="none" stroke="#d9b766" stroke-opacity="0.75"/>` +
    `<g stroke="#15161b" stroke-width="3"><path d="${heart(frame)}" fill="#fbe9a8"/>${rose}</g>` +
    `<rect x="${frame.x}" y="${frame.y}" width="${NET_WIDTH}" height="${NET_HEIGHT}" fill="#15161b"/>` +
    `<path d="${cames(frame).lines}" stroke="#4a4f5b"/>${panes}` +
    `${text(window, frame.x + 2, frame.height - 11, 16, "#ecd9a5", "start")}</g>` +
    lines
      .map((line, at) =>
        text(line, PICTURE.width / 2, below + 34 + at * height, Math.min(38, height * 0.75), "#f2ecdd"),
      )
      .join("") +
    text("Vitral", PICTURE.width / 2, PICTURE.height - 26, 28, "#bdb6c4") +
    `</svg>`
  );
}

async function png(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), PICTURE);
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return await new Promise((done, failed) =>
    canvas.toBlob((made) => (made ? done(made) : failed(new Error("the picture could not be made"))), "image/png"),
  );
}

/** Hands the picture to the device's share sheet or, without one, downloads it. Returns which; nothing if it was canceled. */
export async function sharePicture(shared: SharedPicture): Promise<"shared" | "saved" | ""> {
  const file = new File([await png(drawPicture(shared))], "vitral.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: shared.title });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "";
    }
  }
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return "saved";
}
