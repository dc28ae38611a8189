/** The size of the viewport (a phone, a phone on its side, a zoomed page), and whether it is a touch screen. */

const LOW = "(max-height: 599px)";
const QUERIES = {
  /** No room for columns. */
  narrow: `(max-width: 699px), (max-width: 899px) and (max-height: 899px), ${LOW}`,
  /** A tablet held upright: room for two columns. */
  tablet: "(min-width: 700px) and (max-width: 1199px) and (min-height: 900px) and (orientation: portrait)",
  /** Wider than high, and low: things stand side by side. */
  landscape: `${LOW} and (min-width: 560px)`,
  /** A landscape whose top line has room for the round track. */
  longBar: `${LOW} and (min-width: 740px)`,
  /** Room for something beside a whole table. */
  roomy: "(min-width: 1200px) and (min-height: 600px)",
  touch: "(pointer: coarse)",
};

export const viewport: Record<keyof typeof QUERIES, boolean> = $state({
  narrow: false,
  tablet: false,
  landscape: false,
  longBar: false,
  roomy: false,
  touch: false,
});

for (const name of Object.keys(QUERIES) as (keyof typeof QUERIES)[]) {
  const query = globalThis.matchMedia?.(QUERIES[name]);
  viewport[name] = query?.matches ?? false;
  query?.addEventListener("change", (event) => (viewport[name] = event.matches));
}
