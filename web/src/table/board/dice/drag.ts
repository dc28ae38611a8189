/** Drag a die onto a space or a tool, or a tool onto a die, with any pointer. A bonus: pressing both does the same. */

import { elementKey, type ElementKey } from "../../../lib/table-elements";

export interface Drag {
  /** Whether there is something to drag now. */
  ready: () => boolean;
  begin: () => void;
  /** The key of what it was let go over (`space:B3`, `tool:lathekin`, `pool:R4`), or nothing. */
  end: (onto: ElementKey | null) => void;
}

const FAR_ENOUGH = 9;

/** The key of what lies at a point of the screen, if something can be dropped there. */
function keyAt(x: number, y: number): ElementKey | null {
  const under = document.elementFromPoint(x, y);
  const space = under?.closest<SVGElement>(".center-window [data-space]")?.dataset.space;
  if (space) return elementKey("space", space);
  const tool = under?.closest<HTMLElement>("[data-tool]")?.dataset.tool;
  if (tool) return elementKey("tool", tool);
  return (under?.closest<HTMLElement>(".reach [data-on]")?.dataset.on as ElementKey | undefined) ?? null;
}

export function draggable(drag: Drag): (node: HTMLElement) => () => void {
  return (node) => {
    let from: { x: number; y: number } | undefined;
    let ghost: SVGElement | undefined;
    let justDragged = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !drag.ready()) return;
      from = { x: event.clientX, y: event.clientY };
      // Captured from the start: the first move may already be outside the die.
      node.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (!from) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!ghost) {
        if (Math.hypot(x, y) < FAR_ENOUGH) return;
        const picture = (node.querySelector("svg") ? node : node.closest("[data-tool]"))?.querySelector("svg");
        if (!picture) return;
        const box = picture.getBoundingClientRect();
        ghost = picture.cloneNode(true) as SVGElement;
        overlayImage(ghost, box, 90);
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
      drag.end(event.type === "pointerup" ? keyAt(event.clientX, event.clientY) : null);
    }

    /** The press that ends a drag is no press of the button. */
    function click(event: MouseEvent): void {
      if (!justDragged) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    const gone = new AbortController();
    const { signal } = gone;
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointermove", move, { signal });
    node.addEventListener("pointerup", up, { signal });
    node.addEventListener("pointercancel", up, { signal });
    node.addEventListener("click", click, { signal, capture: true });
    return () => {
      ghost?.remove();
      gone.abort();
    };
  };
}

/** Lay a copy of a picture over the page, where the box is. It takes no presses. */
export function overlayImage(picture: SVGElement, box: DOMRect, layer: number): void {
  Object.assign(picture.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: "none",
    zIndex: `${layer}`,
  });
  document.body.append(picture);
}
