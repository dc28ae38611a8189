/** Lay a copy of a picture over the page, where the box is. It takes no presses. */
export function layOver(picture: SVGElement, box: DOMRect, layer: number): void {
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
