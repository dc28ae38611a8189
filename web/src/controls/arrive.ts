/** For the heading of a screen that replaces another one: readers and keyboards go on from there. */

export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
