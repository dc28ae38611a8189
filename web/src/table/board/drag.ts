/** Drag a die onto a space with any pointer. A bonus: pressing die and space does the same. */

export interface Drag {
  /** Whether there is something to drag now. */
  ready: () => boolean;
  begin: () => void;
  /** Over which space of the middle window it was let go, or nothing. */
  end: (space: string) => void;
}

const FAR_ENOUGH = 9;

export function draggable(node: HTMLElement, drag: Drag): { destroy: () => void } {
  let from: { x: number; y: number } | undefined;
  let ghost: SVGElement | undefined;
  let justDragged = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !drag.ready()) return;
    from = { x: event.clientX, y: event.clientY };
    // From the start: the first move of a quick hand may already be off the die.
    node.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!ghost) {
      if (Math.hypot(x, y) < FAR_ENOUGH) return;
      const picture = node.querySelector("svg");
      if (!picture) return;
      const box = picture.getBoundingClientRect();
      ghost = picture.cloneNode(true) as SVGElement;
      Object.assign(ghost.style, {
        position: "fixed",
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        pointerEvents: "none",
        zIndex: "90",
      });
      document.body.append(ghost);
      node.classList.add("dragged");
      drag.begin();
    }
    ghost.style.transform = `translate(${x}px, ${y}px) scale(1.12)`;
  }

  function up(event: PointerEvent): void {
    from = undefined;
    if (!ghost) return;
    ghost.remove();
    ghost = undefined;
    node.classList.remove("dragged");
    justDragged = true;
    setTimeout(() => (justDragged = false));
    const under = event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
    const cell = under?.closest<SVGElement>(".center-window [data-space]");
    drag.end(cell?.dataset.space ?? "");
  }

  /** The press that ends a drag is no press of the button. */
  function click(event: MouseEvent): void {
    if (!justDragged) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  return {
    destroy() {
      ghost?.remove();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
    },
  };
}
