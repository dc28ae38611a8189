/** Whether the page is narrow (a phone, or a zoomed page), and whether it is touched: pieces move, nothing gets lost. */

const narrow = globalThis.matchMedia?.("(max-width: 899px)");
const touch = globalThis.matchMedia?.("(pointer: coarse)");

export const screenSize: { narrow: boolean; touch: boolean } = $state({
  narrow: narrow?.matches ?? false,
  touch: touch?.matches ?? false,
});

narrow?.addEventListener("change", (event) => (screenSize.narrow = event.matches));
touch?.addEventListener("change", (event) => (screenSize.touch = event.matches));
