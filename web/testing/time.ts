/** Time in tests: it stands still until a test moves it on. */

/** When every test begins. */
export const NOW = Date.UTC(2026, 0, 15, 12);
/** Milliseconds after which a test fails because what it waits for does not happen; no test may need that long. */
export const TIMEOUT = 60_000;
