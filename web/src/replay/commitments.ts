/** The seed commitments that this device was shown, by table, to compare with a record later. */

import { latest, store, stored } from "../lib/device/storage";

const KEY = "vitral-promises";
const MAX_COMMITMENTS = 100;

const read = (): Record<string, string> => stored(KEY, {});

export function storedCommitment(table: string): string {
  return read()[table] ?? "";
}

/** Remember what was shown first: a server that changes it later is found out. */
export function storeCommitment(table: string, commitment: string): void {
  const { [table]: before, ...others } = read();
  store(KEY, latest({ ...others, [table]: before ?? commitment }, MAX_COMMITMENTS));
}
