/** Chance in tests: the same numbers for every test, unless it asks for others. */

const SEED = 1;

let state = SEED;
let given: number[] = [];

/** The next number from 0 to 1 (mulberry32), or the next one the test asked for. */
function next(): number {
  const asked = given.shift();
  if (asked !== undefined) return asked;
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** `Math.random` returns these numbers next, in this order, in the running test. */
export function randomNumbers(...numbers: number[]): void {
  given = [...numbers];
}

/** Begin the numbers again, as before every test. */
export function restartRandom(): void {
  state = SEED;
  given = [];
}

/** Replace every source of chance that the page could use. */
export function stubRandom(): void {
  Math.random = next;
  const bytes = (count: number): number[] => Array.from({ length: count }, () => Math.floor(next() * 256));
  const fill = <T extends ArrayBufferView>(array: T): T => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(bytes(array.byteLength));
    return array;
  };
  const hex = (count: number): string =>
    bytes(count)
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
  const uuid = (): string => `${hex(4)}-${hex(2)}-4${hex(2).slice(1)}-8${hex(2).slice(1)}-${hex(6)}`;
  Object.defineProperties(crypto, {
    getRandomValues: { value: fill, configurable: true },
    randomUUID: { value: uuid, configurable: true },
  });
}
