/** A request to the server: one at a time, whether it is pending, and what went wrong. */

import { errorText } from "./i18n/errors";

export class RequestState {
  busy = $state(false);
  error: unknown = $state.raw(null);
  /** The error of the last request in the current language; empty without one. */
  problem = $derived(this.error === null ? "" : this.errorText(this.error));

  /** Runs a request unless one is pending; returns whether it succeeded. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  fail(error: unknown): void {
    this.error = error;
  }

  protected errorText(error: unknown): string {
    return errorText(error);
  }
}
