/** Shows as many lines of the cards' words as there is room for: all of them if possible. */

const LINES = ["none", "6", "5", "4", "3", "2"];

/** `cards` names what is shown: the room is shared out anew when that changes. */
export function fitLines(_cards: string): (node: HTMLElement) => () => void {
  return (node) => {
    const watch = new ResizeObserver(() => {
      for (const lines of LINES) {
        node.style.setProperty("--lines", lines);
        if (node.scrollHeight <= node.clientHeight) return;
      }
    });
    watch.observe(node);
    return () => watch.disconnect();
  };
}
