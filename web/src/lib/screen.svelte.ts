/** Whether the page is narrow (a phone, or a zoomed page): pieces move, nothing gets lost. */

const query = globalThis.matchMedia?.("(max-width: 899px)");

export const screenSize: { narrow: boolean } = $state({ narrow: query?.matches ?? false });

query?.addEventListener("change", (event) => (screenSize.narrow = event.matches));
