/** How much room the page has (a phone, a phone on its side, a zoomed page): pieces move, nothing gets lost. */

const LOW = "(max-height: 599px)";
const narrow = globalThis.matchMedia?.(`(max-width: 899px), ${LOW}`);
const side = globalThis.matchMedia?.(`${LOW} and (min-width: 560px)`);

export const screenSize: {
  /** No room for columns. */
  narrow: boolean;
  /** Wider than high, and low: things stand side by side. */
  side: boolean;
} = $state({ narrow: narrow?.matches ?? false, side: side?.matches ?? false });

narrow?.addEventListener("change", (event) => (screenSize.narrow = event.matches));
side?.addEventListener("change", (event) => (screenSize.side = event.matches));
