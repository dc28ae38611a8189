/** Places a bubble near the space it is about, never over a space that may be chosen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Box, "width" | "height">;

const AWAY = 6;

/** How much of two boxes lies over each other, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Under `near` or over it, else beside `around`; inside `screen`, and off everything in `free` as far as there is room. */
export function placeBubble(size: Size, near: Box, around: Box, screen: Size, free: readonly Box[]): Box {
  const middle = (box: Box): number => box.left + box.width / 2 - size.width / 2;
  const level = near.top + near.height / 2 - size.height / 2;
  const wanted: [left: number, top: number][] = [
    [middle(near), near.top + near.height + AWAY],
    [middle(near), near.top - size.height - AWAY],
    [middle(around), around.top - size.height - AWAY],
    [around.left + around.width + AWAY, level],
    [around.left - size.width - AWAY, level],
    [middle(around), around.top + around.height + AWAY],
  ];
  const inside = (at: number, length: number, whole: number): number =>
    Math.max(AWAY, Math.min(at, whole - length - AWAY));
  const places = wanted.map(([left, top]): Box => ({
    ...size,
    left: inside(left, size.width, screen.width),
    top: inside(top, size.height, screen.height),
  }));
  const covered = (box: Box): number => [near, ...free].reduce((sum, one) => sum + overlap(box, one), 0);
  return places.reduce((best, box) => (covered(box) < covered(best) ? box : best));
}
