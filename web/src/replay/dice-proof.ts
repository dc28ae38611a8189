/**
 * Whether a game was dealt as promised: the page deals it again from the seed of its record, by the recipe of
 * docs/records.md and `game/dealer.py`, and holds the seed against the hash that was shown when the game began.
 */

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { COLORS, DEALER_VERSION } from "../lib/constants";
import type { ChanceQuestion } from "../lib/protocol";

export type Verdict =
  | { kind: "proven"; outcomes: number; promise: string }
  /** No seed or no promise is in the record, or the browser has no Web Crypto (plain http). */
  | { kind: "unproven"; why: "no_seed" | "no_promise" | "no_crypto" | "unknown_dealer" }
  /** The outcome at that ply differs from that of the seed; or, without a ply, the seed is not the promised one. */
  | { kind: "forged"; ply: number | null };

interface Dealing {
  log: string[];
  dealer: { version: number; seed: string; commitment?: string; from?: number } | null;
}

/** The hash by which a seed is promised before it is revealed. */
export async function commitment(seed: string): Promise<string> {
  const text = concatBytes(utf8ToBytes(`vitral-dealer/${DEALER_VERSION}:`), hexToBytes(seed));
  return bytesToHex(new Uint8Array(await crypto.subtle.digest("SHA-256", text)));
}

/** Returns the dealer's outcome for a question, as a line of a log. */
export function dealtLine(seed: string, asked: ChanceQuestion): string {
  const key = `${asked.round}/${asked.kind}/${asked.purpose}/${asked.turn}`;
  const digest = blake2b(concatBytes(hexToBytes(seed), utf8ToBytes(key)), { dkLen: 32 });
  const digits = new Digits(BigInt(`0x${bytesToHex(digest.reverse())}`)); // the dealer reads it little-endian
  switch (asked.kind) {
    case "deal": {
      const deck = [...asked.among];
      const cards = Array.from({ length: asked.amount }, () => deck.splice(digits.next(deck.length), 1)[0]);
      return ["deal", asked.purpose, ...cards].join(" ");
    }
    case "start":
      return `start ${digits.next(asked.amount) + 1}`;
    case "reroll":
      return ["reroll", ...asked.among.map((die) => `${String(die)[0]}${digits.next(6) + 1}`)].join(" ");
    case "roll":
    case "draw": {
      const bag = asked.among.map(Number);
      const dice = Array.from({ length: asked.kind === "draw" ? 1 : asked.amount }, () => {
        const value = asked.kind === "draw" ? "" : String(digits.next(6) + 1);
        return drawn(bag, digits) + value;
      });
      return [asked.kind, ...dice].join(" ");
    }
  }
}

/** A die out of the bag, counted through the colors in their order. */
function drawn(bag: number[], digits: Digits): string {
  let at = digits.next(bag.reduce((sum, count) => sum + count, 0));
  const color = bag.findIndex((count) => (at -= count) < 0);
  bag[color]! -= 1;
  return COLORS[color] ?? "";
}

/** Digits of mixed radix, taken from the low end of a number. */
class Digits {
  constructor(private number: bigint) {}
  next(radix: number): number {
    const digit = Number(this.number % BigInt(radix));
    this.number /= BigInt(radix);
    return digit;
  }
}

/** Verifies a record. `asked` are its questions to chance; `shown` is the commitment that this device saw, if any. */
export async function verifyDice(record: Dealing, asked: readonly ChanceQuestion[], shown = ""): Promise<Verdict> {
  const { dealer, log } = record;
  if (!dealer?.seed) return { kind: "unproven", why: "no_seed" };
  if (dealer.version !== DEALER_VERSION) return { kind: "unproven", why: "unknown_dealer" };
  const own = asked.filter(({ line }) => line >= (dealer.from ?? 0));
  const other = own.find((question) => log[question.line] !== dealtLine(dealer.seed, question));
  if (other) return { kind: "forged", ply: other.line + 1 };
  const promises = [shown, dealer.commitment ?? ""].filter(Boolean);
  if (!promises.length) return { kind: "unproven", why: "no_promise" };
  if (!globalThis.crypto?.subtle) return { kind: "unproven", why: "no_crypto" };
  const promise = await commitment(dealer.seed);
  if (promises.some((stated) => stated.toLowerCase() !== promise)) return { kind: "forged", ply: null };
  return { kind: "proven", outcomes: own.length, promise };
}
