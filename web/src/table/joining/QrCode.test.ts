import { render } from "@testing-library/svelte";
import jsQR from "jsqr";
import { expect, it } from "vitest";
import QrCode from "./QrCode.svelte";

/** What a camera reads of the picture, four pixels a square. */
function read(svg: Element): string | undefined {
  const squares = Number(svg.getAttribute("viewBox")!.split(" ")[2]);
  const width = squares * 4;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const dark = new Set(
    svg
      .querySelector("path")!
      .getAttribute("d")!
      .match(/\d+ \d+/g),
  );
  for (let at = 0; at < width * width; at++)
    if (dark.has(`${Math.floor((at % width) / 4)} ${Math.floor(at / width / 4)}`)) pixels.set([0, 0, 0], 4 * at);
  return jsQR(pixels, width, width)?.data;
}

it.each(["https://vitral.example/t/glass#".repeat(6), "Витраж ÄÖÜ ñ"])("a camera reads %s", (text) => {
  const { container } = render(QrCode, { text, label: "", size: 176 });
  expect(read(container.querySelector("svg")!)).toBe(text);
});
