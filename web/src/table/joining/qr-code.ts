/** A text as a QR code (ISO/IEC 18004): bytes, error correction of level M, the smallest version that holds them. */

/** By version: how many check bytes a block has, and how many blocks there are. */
const CHECKS = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
  37, 38, 40, 43, 45, 47, 49,
];
/** Half of the masks there are: the code says which one was used, and these are enough for an even picture. */
const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
];

/** Dark or light by row; what is undefined is still free for data. */
type Grid = (boolean | undefined)[][];

/** The rows of the code, true where it is dark. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= CHECKS.length; version++) {
    const grid = emptyGrid(version);
    const room = grid.flat().filter((one) => one === undefined).length >> 3;
    const checks = CHECKS[version - 1] ?? 0;
    const blocks = BLOCKS[version - 1] ?? 1;
    const head = version < 10 ? [bytes.length] : [bytes.length >> 8, bytes.length & 255];
    const data = room - checks * blocks;
    if (head.length + bytes.length + 1 > data) continue;
    // Four bits say that bytes follow; so everything behind them is shifted by half a byte.
    const sent = [4, ...[...head, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
    const whole = Array.from(
      { length: sent.length / 2 },
      (_, at) => ((sent[2 * at] ?? 0) << 4) | (sent[2 * at + 1] ?? 0),
    );
    while (whole.length < data) whole.push(236, 17);
    return applyBestMask(grid, interleave(whole.slice(0, data), room, checks, blocks));
  }
  throw new RangeError(text);
}

// -- what is the same in all codes of a version ----------------------------------------------------------------------

function emptyGrid(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  const square = (x: number, y: number, reach: number, light: number[]): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        if (grid[y + dy] && x + dx >= 0 && x + dx < size)
          put(grid, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let at = 0; at < size; at++) both(grid, 6, at, at % 2 === 0);
  const far = size - 4;
  for (const [x, y] of [[3, 3], [far, 3], [3, far]] as const) square(x, y, 4, [2, 4]); // prettier-ignore
  const count = version > 1 ? Math.floor(version / 7) + 2 : 0;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const centers = Array.from({ length: count }, (_, at) => (at ? size - 7 - (at - 1) * step : 6));
  for (const x of centers)
    for (const y of centers)
      if (![x, y].every((at) => at === 6 || at === size - 7) || x + y > size + 6) square(x, y, 2, [1]);
  putFormat(grid, 0);
  if (version > 6) {
    const bits = (version << 12) | rest(version, 12, 0x1f25);
    for (let at = 0; at < 18; at++) both(grid, size - 11 + (at % 3), Math.floor(at / 3), ((bits >> at) & 1) === 1);
  }
  return grid;
}

function putFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = ((mask << 10) | rest(mask, 10, 0x537)) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1;
    // Beside the timing pattern one space is left out.
    const near = at < 6 ? at : at < 8 ? at + 1 : at === 8 ? 7 : 14 - at;
    if (at < 8) put(grid, 8, near, dark);
    else put(grid, near, 8, dark);
    if (at < 8) put(grid, size - 1 - at, 8, dark);
    else put(grid, 8, size - 15 + at, dark);
  }
  put(grid, 8, size - 8, true);
}

/** What is left of a number, shifted by so many bits, when it is divided by another as polynomials. */
function rest(value: number, bits: number, by: number): number {
  let left = value << bits;
  for (let at = 31 - Math.clz32(left | 1); at >= bits; at--) if ((left >> at) & 1) left ^= by << (at - bits);
  return left;
}

function put(grid: Grid, x: number, y: number, dark: boolean): void {
  const row = grid[y];
  if (row) row[x] = dark;
}

function both(grid: Grid, x: number, y: number, dark: boolean): void {
  put(grid, x, y, dark);
  put(grid, y, x, dark);
}

// -- what it says ----------------------------------------------------------------------------------------------------

/** The data in blocks, each with its check bytes, and the bytes of all blocks in turn. */
function interleave(data: number[], room: number, checks: number, blocks: number): number[] {
  const divisor = checkDivisor(checks);
  const short = Math.floor(room / blocks) - checks;
  const long = room % blocks;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, at) =>
    data.slice(from, (from += short + (at < blocks - long ? 0 : 1))),
  );
  const inTurn = (rows: number[][], length: number): number[] =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1))).flat();
  return [...inTurn(parts, short + 1), ...inTurn(parts.map((part) => checkBytes(part, divisor)), checks)]; // prettier-ignore
}

function times(a: number, b: number): number {
  let product = 0;
  for (let at = 7; at >= 0; at--) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((b >> at) & 1) product ^= a;
  }
  return product;
}

/** The polynomial whose roots are the first powers of two, without its leading 1. */
function checkDivisor(degree: number): number[] {
  let found = [1];
  for (let at = 0, root = 1; at < degree; at++, root = times(root, 2))
    found = [...found, 0].map((one, place) => one ^ times(found[place - 1] ?? 0, root));
  return found.slice(1);
}

function checkBytes(data: number[], divisor: number[]): number[] {
  return data.reduce(
    ([first = 0, ...others], byte) => divisor.map((one, at) => (others[at] ?? 0) ^ times(one, byte ^ first)),
    divisor.map(() => 0),
  );
}

/** The data in columns of two from the right, up and down in turn, under the mask that leaves the fewest like neighbors. */
function applyBestMask(grid: Grid, data: number[]): boolean[][] {
  const size = grid.length;
  const order: [x: number, y: number][] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let at = 0; at < size; at++) {
      const y = up ? size - 1 - at : at;
      for (const x of [right, right - 1]) if (grid[y]?.[x] === undefined) order.push([x, y]);
    }
  }
  const made = MASKS.map((mask, number) => {
    const filled: Grid = grid.map((row) => [...row]);
    putFormat(filled, number);
    order.forEach(([x, y], at) => {
      const bit = ((data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
      put(filled, x, y, (bit === 1) !== (mask(x, y) === 0));
    });
    return filled as boolean[][];
  });
  const alike = (rows: boolean[][]): number =>
    rows.flatMap((row, y) => row.filter((dark, x) => dark === row[x - 1] || dark === rows[y - 1]?.[x])).length;
  return made.reduce((best, one) => (alike(one) < alike(best) ? one : best));
}
