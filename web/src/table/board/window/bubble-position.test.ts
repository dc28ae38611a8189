import { expect, it } from "vitest";
import { overlap, placeBubble, type Box } from "./bubble-position";

const SCREEN = { width: 390, height: 844 };
const NET: Box = { left: 36, top: 330, width: 320, height: 256 };
const BUBBLE = { width: 260, height: 90 };
/** The box of a space, by its name. */
const cell = (space: string): Box => ({
  left: NET.left + 64 * (Number(space[1]) - 1),
  top: NET.top + 64 * "ABCD".indexOf(space[0]!),
  width: 64,
  height: 64,
});
const EDGE = ["A1", "A2", "A3", "A4", "A5", "B1", "B5", "C1", "C5", "D1", "D2", "D3", "D4", "D5"];

it("stands under its space where nothing is in the way", () => {
  const box = placeBubble(BUBBLE, cell("B3"), NET, SCREEN, [cell("A1")]);
  expect(box.top).toBe(cell("B3").top + 64 + 6);
});

it.each([
  ["above it", "B2", ["C1", "C2", "C3"]],
  ["outside of the window", "B2", ["A1", "A2", "A3", "C2", "C3"]],
  ["outside when the whole edge may be chosen", "C3", EDGE],
])("stands %s rather than over spaces that may be chosen", (_, asked, legal) => {
  const avoided = legal.map(cell);
  const box = placeBubble(BUBBLE, cell(asked), NET, SCREEN, avoided);
  for (const one of [cell(asked), ...avoided]) expect(overlap(box, one)).toBe(0);
  expect(box.left >= 0 && box.left + box.width <= SCREEN.width).toBe(true);
  expect(box.top >= 0 && box.top + box.height <= SCREEN.height).toBe(true);
});

it("goes beside the window on a phone that lies on its side", () => {
  const net = { left: 24, top: 50, width: 390, height: 312 };
  const avoided = [
    { left: 24, top: 50, width: 390, height: 70 },
    { ...net, top: 280, height: 82 },
  ];
  const near = { left: 100, top: 130, width: 78, height: 78 };
  const box = placeBubble(BUBBLE, near, net, { width: 844, height: 390 }, [
    ...avoided,
    { ...net, top: 210, height: 70 },
  ]);
  expect(box.left).toBeGreaterThanOrEqual(net.left + net.width);
});
