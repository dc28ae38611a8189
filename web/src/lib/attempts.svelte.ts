/** What asks the server one thing at a time, and says what went wrong. */

import { sentence } from "./words/problem";

export class Attempts {
  /** What went wrong last, in words; empty if nothing did. */
  problem = $state("");
  #busy = false;

  /** A second press while the server is asked does nothing. Whether it was done. */
  protected async attempt(work: () => Promise<void>): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      await work();
      this.problem = "";
      return true;
    } catch (error) {
      this.problem = this.words(error);
      return false;
    } finally {
      this.#busy = false;
    }
  }

  protected words(error: unknown): string {
    return sentence(error);
  }
}
