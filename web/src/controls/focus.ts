/** Moves the focus for screen readers and keyboards. */

/** For the heading of a screen that replaces another one. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** For what is shown over something else. */
export function focusElement(node: HTMLElement): void {
  node.focus();
}
