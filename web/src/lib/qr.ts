/** QR codes: byte mode, error correction M, versions 1 to 10 (up to 213 bytes), as ISO/IEC 18004 has them. */

/** By version from 1: check words of a block, and blocks. */
const CHECK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const WORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

type Grid = boolean[][];

// -- the field of 256 elements --------------------------------------------------------------------------------------

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The check words of some data words (Reed–Solomon). */
export function checkWords(data: readonly number[], count: number): number[] {
  const divisor = new Array<number>(count).fill(0);
  divisor[count - 1] = 1;
  let root = 1;
  for (let step = 0; step < count; step += 1) {
    for (let at = 0; at < count; at += 1) divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
    root = times(root, 2);
  }
  const rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((part, at) => (rest[at]! ^= times(part, factor)));
  }
  return rest;
}

// -- words ------------------------------------------------------------------------------------------------------------

/** The smallest version that holds so many bytes; 0 if none does. */
export function versionFor(bytes: number): number {
  return WORDS.findIndex((words, at) => bytes + (at < 9 ? 2 : 3) <= words - CHECK[at]! * BLOCKS[at]!) + 1;
}

function dataWords(bytes: Uint8Array, version: number): number[] {
  const room = WORDS[version - 1]! - CHECK[version - 1]! * BLOCKS[version - 1]!;
  let bits = "0100" + bytes.length.toString(2).padStart(version < 10 ? 8 : 16, "0");
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  bits += "0".repeat(Math.min(4, room * 8 - bits.length));
  bits += "0".repeat(-bits.length & 7);
  const words = bits.match(/.{8}/g)!.map((text) => parseInt(text, 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Data and check words of all blocks, interleaved. */
export function codeWords(bytes: Uint8Array, version: number): number[] {
  const data = dataWords(bytes, version);
  const [blocks, check] = [BLOCKS[version - 1]!, CHECK[version - 1]!];
  const short = Math.floor(data.length / blocks);
  const long = data.length % blocks;
  const parts: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block += 1) {
    const length = short + (block >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => checkWords(part, check));
  const woven: number[] = [];
  for (let at = 0; at <= short; at += 1) for (const part of parts) if (at < part.length) woven.push(part[at]!);
  for (let at = 0; at < check; at += 1) for (const part of checks) woven.push(part[at]!);
  return woven;
}

// -- the picture ------------------------------------------------------------------------------------------------------

/** The fifteen bits that tell correction level M and the mask. */
export function formatBits(mask: number): number {
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

/** The eighteen bits that tell a version from 7 on. */
export function versionBits(version: number): number {
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  return (version << 12) | rest;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Drawing {
  readonly size: number;
  readonly dark: Grid;
  /** Where no data may go. */
  readonly fixed: Grid;

  constructor(readonly version: number) {
    this.size = version * 4 + 17;
    const empty = (): Grid => Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
  }

  set(x: number, y: number, dark: boolean): void {
    if (this.dark[y]?.[x] === undefined) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  patterns(): void {
    const { size, version } = this;
    for (let at = 0; at < size; at += 1) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) this.#square(x, y, 4, (far) => far !== 2 && far !== 4); // prettier-ignore
    const places = ALIGNED[version - 1]!;
    for (const x of places)
      for (const y of places) {
        const corner = (x === 6 && (y === 6 || y === size - 7)) || (y === 6 && x === size - 7);
        if (!corner) this.#square(x, y, 2, (far) => far !== 1);
      }
    this.format(0);
    if (version >= 7)
      for (let bit = 0; bit < 18; bit += 1) {
        const dark = ((versionBits(version) >>> bit) & 1) === 1;
        const [a, b] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
        this.set(a, b, dark);
        this.set(b, a, dark);
      }
  }

  #square(x: number, y: number, reach: number, dark: (far: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) this.set(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  format(mask: number): void {
    const { size } = this;
    const bits = formatBits(mask);
    const dark = (bit: number): boolean => ((bits >>> bit) & 1) === 1;
    for (let bit = 0; bit <= 5; bit += 1) this.set(8, bit, dark(bit));
    this.set(8, 7, dark(6));
    this.set(8, 8, dark(7));
    this.set(7, 8, dark(8));
    for (let bit = 9; bit < 15; bit += 1) this.set(14 - bit, 8, dark(bit));
    for (let bit = 0; bit < 8; bit += 1) this.set(size - 1 - bit, 8, dark(bit));
    for (let bit = 8; bit < 15; bit += 1) this.set(8, size - 15 + bit, dark(bit));
    this.set(8, size - 8, true);
  }

  /** Every module that carries data, in the order of the bits. */
  *path(): Generator<[number, number]> {
    const { size } = this;
    for (let right = size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let down = 0; down < size; down += 1)
        for (const x of [right, right - 1]) {
          const upward = ((right + 1) & 2) === 0;
          const y = upward ? size - 1 - down : down;
          if (!this.fixed[y]![x]) yield [x, y];
        }
    }
  }

  fill(words: readonly number[]): void {
    let bit = 0;
    for (const [x, y] of this.path()) {
      this.dark[y]![x] = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
      bit += 1;
    }
  }

  mask(which: number): void {
    for (const [x, y] of this.path()) if (MASKS[which]!(x, y)) this.dark[y]![x] = !this.dark[y]![x];
  }

  /** How hard it is to read: runs, blocks, false finders, and too much of one shade. */
  penalty(): number {
    const { size, dark } = this;
    let score = 0;
    const column = (x: number): boolean[] => dark.map((row) => row[x]!);
    for (let at = 0; at < size; at += 1)
      for (const line of [dark[at]!, column(at)]) {
        const text = line.map((one) => (one ? "1" : "0")).join("");
        for (const run of text.match(/0{5,}|1{5,}/g) ?? []) score += run.length - 2;
        score += 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length;
      }
    let count = 0;
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) {
        const one = dark[y]![x];
        if (one) count += 1;
        if (x && y && dark[y - 1]![x] === one && dark[y]![x - 1] === one && dark[y - 1]![x - 1] === one) score += 3;
      }
    return score + 10 * Math.floor(Math.abs((count * 20) / (size * size) - 10));
  }
}

/** The modules of a QR code, row by row; true is dark. Throws if the text is too long. */
export function qr(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (!version) throw new RangeError(`too long for a QR code: ${bytes.length} bytes`);
  const drawing = new Drawing(version);
  drawing.patterns();
  drawing.fill(codeWords(bytes, version));
  let best = 0;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask += 1) {
    drawing.format(mask);
    drawing.mask(mask);
    const penalty = drawing.penalty();
    if (penalty < least) [least, best] = [penalty, mask];
    drawing.mask(mask); // the same once more takes it away
  }
  drawing.format(best);
  drawing.mask(best);
  return drawing.dark;
}

/** Where data lies in a code of that size, for whoever reads one back. */
export function dataPath(size: number): [number, number][] {
  const drawing = new Drawing((size - 17) / 4);
  drawing.patterns();
  return [...drawing.path()];
}
export const maskAt = (mask: number, x: number, y: number): boolean => MASKS[mask]!(x, y);
