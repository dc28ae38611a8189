/** Shows as many lines of the cards' words as there is room for: all of them if possible, closer together if need be. */

/** The cards as they are, then ever closer: each class is added to those before it. */
const CLOSER = ["tight", "dense", "untitled"];
/** How many lines each may have, in the order tried. */
const LINES = [...["", ...CLOSER].map(() => "none"), "6", "5", "4", "3", "2"];

/** `cards` names what is shown: the room is shared out again when that changes. */
export function fitLines(_cards: string): (node: HTMLElement) => () => void {
  return (node) => {
    const fits = (): boolean => node.scrollHeight <= node.clientHeight;
    const watch = new ResizeObserver(() => {
      const words = node.querySelectorAll<HTMLElement>(".clamped");
      for (const one of words) one.style.removeProperty("--lines");
      for (const [at, lines] of LINES.entries()) {
        for (const [step, name] of CLOSER.entries()) node.classList.toggle(name, at > step);
        node.style.setProperty("--lines", lines);
        if (fits()) break;
      }
      // The remaining room shows whole lines.
      for (const one of words) {
        one.style.setProperty("--lines", "none");
        if (!fits()) one.style.removeProperty("--lines");
      }
    });
    watch.observe(node);
    return () => watch.disconnect();
  };
}
