import jsQR from "jsqr";
import { expect, it } from "vitest";
import { qrCode } from "./qr-code";

/** What a camera reads, four pixels a square. */
function read(rows: boolean[][]): string | undefined {
  const width = (rows.length + 8) * 4;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let at = 0; at < width * width; at++) {
    const dark = rows[Math.floor(at / width / 4) - 4]?.[Math.floor((at % width) / 4) - 4];
    if (dark) pixels.set([0, 0, 0], 4 * at);
  }
  return jsQR(pixels, width, width)?.data;
}

it.each([1, 14, 15, 121, 180, 331, 700])("a text of %i bytes is read again", (length) => {
  const text = "https://vitral.example/t/glass#".repeat(60).slice(0, length);
  expect(read(qrCode(text))).toBe(text);
});

it("letters of all languages are read again", () => {
  expect(read(qrCode("Витраж ÄÖÜ ñ"))).toBe("Витраж ÄÖÜ ñ");
});

it("a text that no code can hold is refused", () => {
  expect(() => qrCode("x".repeat(2400))).toThrow(RangeError);
});
