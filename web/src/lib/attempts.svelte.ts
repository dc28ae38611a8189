/** A request to the server: one at a time, whether it is under way, and what went wrong. */

import { sentence } from "./words/problem";

export class Attempts {
  busy = $state(false);
  error: unknown = $state.raw(null);
  /** What went wrong last, in the language of now; empty if nothing did. */
  problem = $derived(this.error === null ? "" : this.words(this.error));

  /** A second press while the server is asked does nothing. Whether it was done. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  failed(error: unknown): void {
    this.error = error;
  }

  protected words(error: unknown): string {
    return sentence(error);
  }
}
