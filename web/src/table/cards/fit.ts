/** Shows as many lines of the cards' words as there is room for: all of them if possible. */

const LINES = ["none", "6", "5", "4", "3", "2"];

/** `cards` names what is shown: the room is shared out anew when that changes. */
export function fitLines(node: HTMLElement, _cards: string): { update: () => void; destroy: () => void } {
  function fit(): void {
    for (const lines of LINES) {
      node.style.setProperty("--lines", lines);
      if (node.scrollHeight <= node.clientHeight) return;
    }
  }
  const watch = new ResizeObserver(fit);
  watch.observe(node);
  return { update: fit, destroy: () => watch.disconnect() };
}
