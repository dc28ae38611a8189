import { describe, expect, it } from "vitest";
import { checkWords, codeWords, dataPath, formatBits, maskAt, qr, versionBits, versionFor } from "./qr";

/** Read a code back without the encoder's words: format, mask, path; blocks are only told apart for version 1 to 3. */
function read(code: boolean[][]): { mask: number; words: number[] } {
  let format = 0;
  const places: [number, number][] = [[8, 0], [8, 1], [8, 2], [8, 3], [8, 4], [8, 5], [8, 7], [8, 8], [7, 8], [5, 8], [4, 8], [3, 8], [2, 8], [1, 8], [0, 8]]; // prettier-ignore
  places.forEach(([x, y], bit) => (format |= Number(code[y]![x]) << bit));
  const mask = ((format ^ 0x5412) >>> 10) & 7;
  const bits = dataPath(code.length).map(([x, y]) => (code[y]![x] !== maskAt(mask, x, y) ? "1" : "0"));
  return { mask, words: (bits.join("").match(/.{8}/g) ?? []).map((text) => parseInt(text, 2)) };
}

describe("QR codes", () => {
  it("find the check words of the well-known HELLO WORLD example (1-M)", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(checkWords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it("tell level and mask as the standard's table has it", () => {
    const table = ["101010000010010", "101000100100101", "101111001111100", "101101101001011", "100010111111001", "100000011001110", "100111110010111", "100101010100000"]; // prettier-ignore
    table.forEach((bits, mask) => expect(formatBits(mask).toString(2)).toBe(bits));
  });

  it("tell the version as the standard's table has it", () => {
    expect(versionBits(7).toString(2).padStart(18, "0")).toBe("000111110010010100");
    expect(versionBits(10).toString(2).padStart(18, "0")).toBe("001010010011010011");
  });

  it("take the smallest version that holds the text", () => {
    expect([14, 15, 26, 27, 42, 43, 84, 180, 213].map(versionFor)).toEqual([1, 2, 2, 3, 3, 4, 5, 9, 10]);
    expect(versionFor(214)).toBe(0);
  });

  it("can be read back", () => {
    const text = "vitral.example/t/abc";
    const code = qr(text);
    const { words } = read(code);
    expect(code.length).toBe(25);
    expect(words[0]! >> 4).toBe(4);
    const length = ((words[0]! & 15) << 4) | (words[1]! >> 4);
    const bytes = Array.from({ length }, (_, at) => ((words[at + 1]! & 15) << 4) | (words[at + 2]! >> 4));
    expect(String.fromCharCode(...bytes)).toBe(text);
  });

  it("weave the blocks of larger codes", () => {
    const text = "https://vitral.example/t/7Q2mXk9s#7Q2mXk9s.join.aFZQ1x2y3z4A5b6C7d8E9f0G1h2I3j4K5l6M7n8O9p0";
    const bytes = new TextEncoder().encode(text);
    const version = versionFor(bytes.length);
    expect(read(qr(text)).words.slice(0, 40)).toEqual(codeWords(bytes, version).slice(0, 40));
  });

  it("refuse what is too long", () => {
    expect(() => qr("x".repeat(214))).toThrow(RangeError);
  });
});
