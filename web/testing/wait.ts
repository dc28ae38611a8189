import { flushSync } from "svelte";
import { vi } from "vitest";
import { TIMEOUT } from "./time";

/** Wait until a condition holds on the page: what it asks has been answered and is shown. */
export function until(condition: () => unknown): Promise<void> {
  return vi.waitFor(
    () => {
      flushSync();
      if (!condition()) throw new Error(`does not happen: ${condition.toString()}`);
    },
    { timeout: TIMEOUT },
  );
}
