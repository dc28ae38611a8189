import { render, screen } from "@testing-library/svelte";
import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import QrCode from "./QrCode.svelte";

const PIXELS = 4;

/** What a camera reads from the picture: its path as pixels, then a reader that shares no code with the writer. */
function photographed(picture: Element): string | undefined {
  const side = Number(picture.getAttribute("viewBox")!.split(" ")[2]) * PIXELS;
  const light = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of picture
    .querySelector("path")!
    .getAttribute("d")!
    .matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < PIXELS; down += 1)
      for (let right = 0; right < PIXELS; right += 1) {
        const at = ((Number(y) * PIXELS + down) * side + Number(x) * PIXELS + right) * 4;
        light.set([0, 0, 0], at);
      }
  return jsQR(light, side, side)?.data;
}

describe("a QR code", () => {
  it.each([
    ["a short link", "https://vitral.example/t/abc"],
    [
      "a link with its secret",
      "https://vitral.example/t/7Q2mXk9s#7Q2mXk9s.join.aFZQ1x2y3z4A5b6C7d8E9f0G1h2I3j4K5l6M7n8O9p0",
    ],
    ["a long address", `https://${"sub.".repeat(40)}vitral.example/t/7Q2mXk9s#7Q2mXk9s.join.aFZQ1x2y3z4A5b6C7d8E9f0`],
  ])("of %s can be read back", (_, text) => {
    render(QrCode, { text, label: "the link", size: 176 });
    expect(photographed(screen.getByRole("img", { name: "the link" }))).toBe(text);
  });

  it("has the quiet margin of four modules that readers ask for", () => {
    render(QrCode, { text: "https://vitral.example/t/abc", label: "the link", size: 176 });
    const picture = screen.getByRole("img", { name: "the link" });
    const side = Number(picture.getAttribute("viewBox")!.split(" ")[2]);
    const dark = [
      ...picture
        .querySelector("path")!
        .getAttribute("d")!
        .matchAll(/M(\d+) (\d+)/g),
    ].flatMap((one) => [Number(one[1]), Number(one[2])]);
    expect([Math.min(...dark), Math.max(...dark)]).toEqual([4, side - 5]);
  });
});
