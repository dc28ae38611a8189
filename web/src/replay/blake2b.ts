/** BLAKE2b with a digest of 32 bytes, for texts of one block: Web Crypto lacks it, and what the dealer hashes is short. */

const BLOCK = 128;
const DIGEST = 32;
const WORD = 0xffffffffffffffffn;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
/** The order in which the words of the block are mixed in, a text a round; `a` is word 10. */
const ORDER = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
  "0123456789abcdef",
  "ea489fd61c02b753",
];
/** Which words of the state are mixed with each other: columns, then diagonals. */
const MIXED = ["048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e"].map((four) =>
  [...four].map((digit) => parseInt(digit, 16)),
) as [number, number, number, number][];

const turned = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & WORD;

/** The digest as a number, read little-endian as the dealer does. */
export function blake2b(text: Uint8Array): bigint {
  if (text.length > BLOCK) throw new Error("more than one block");
  const block = new Uint8Array(BLOCK);
  block.set(text);
  const view = new DataView(block.buffer);
  const words = Array.from({ length: 16 }, (_, at) => view.getBigUint64(at * 8, true));
  const state = START.map((word, at) => (at ? word : word ^ 0x01010000n ^ BigInt(DIGEST)));
  const v = [...state, ...START];
  v[12] = v[12]! ^ BigInt(text.length);
  v[14] = v[14]! ^ WORD; // the first block is the last
  for (const order of ORDER)
    MIXED.forEach(([a, b, c, d], at) => {
      const word = (digit: number): bigint => words[parseInt(order[2 * at + digit]!, 16)]!;
      v[a] = (v[a]! + v[b]! + word(0)) & WORD;
      v[d] = turned(v[d]! ^ v[a], 32n);
      v[c] = (v[c]! + v[d]) & WORD;
      v[b] = turned(v[b]! ^ v[c], 24n);
      v[a] = (v[a] + v[b] + word(1)) & WORD;
      v[d] = turned(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & WORD;
      v[b] = turned(v[b] ^ v[c], 63n);
    });
  return state
    .slice(0, DIGEST / 8)
    .reduce((sum, word, at) => sum | ((word ^ v[at]! ^ v[at + 8]!) << BigInt(64 * at)), 0n);
}
