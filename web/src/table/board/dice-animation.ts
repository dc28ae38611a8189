/** Dice that fly and roll. Looks at the page before and after a scene, so no piece has to know about it. */

import { COLUMNS, ROWS } from "../../lib/constants";
import { dieAt, SPACES } from "../../drawing/window-grid";
import type { Scene } from "../../lib/protocol";
import { overlayImage } from "./dice/drag";
import { dieKey } from "../../lib/table-elements";

interface Flight {
  from: DOMRect;
  picture: SVGElement;
  to: string;
}

const FLIGHT_MS = 360;

/** Spaces of each window that hold another die than before. */
export function changedSpaces(before: Scene | null, after: Scene): string[][] {
  return after.windows.map((pane, seat) => {
    const old = before?.windows[seat];
    if (!old || old.pattern !== pane.pattern) return [];
    return SPACES.filter(
      (space) => dieAt(pane.dice, space) !== "" && dieAt(pane.dice, space) !== dieAt(old.dice, space),
    );
  });
}

/** The spaces of rows and columns that the changed spaces have completed, by seat. */
export function completedLines(after: Scene, changed: readonly (readonly string[])[]): string[][] {
  const lines = [...ROWS, ...COLUMNS].map((line) => SPACES.filter((space) => space.includes(String(line))));
  return changed.map((spaces, seat) => {
    const dice = after.windows[seat]?.dice ?? [];
    const done = lines.filter(
      (line) => line.some((space) => spaces.includes(space)) && line.every((space) => dieAt(dice, space)),
    );
    return [...new Set(done.flat())];
  });
}

/** Whether the pool was rolled between two scenes. */
export function wasRolled(before: Scene | null, after: Scene): boolean {
  if (!before || after.phase !== "playing") return false;
  return before.round !== after.round || before.phase !== "playing";
}

function picture(root: ParentNode, selector: string): { from: DOMRect; picture: SVGElement } | null {
  const found = root.querySelector(`${selector} svg.die`);
  if (!(found instanceof SVGElement)) return null;
  return { from: found.getBoundingClientRect(), picture: found.cloneNode(true) as SVGElement };
}

/** What will have to fly, taken down while the old scene is still on the page. */
export function startFlights(root: ParentNode, before: Scene, after: Scene): Flight[] {
  const flights: Flight[] = [];
  const add = (die: string, sources: string[], to: string): void => {
    for (const source of sources) {
      const found = picture(root, source);
      if (found) return void flights.push({ ...found, to });
    }
  };
  const lying = (die: string): string[] => [
    `[data-on="${dieKey("pool", die)}"]`,
    `[data-on^="${dieKey("pool", die)}@"]`,
    `[data-on="${dieKey("own", die)}"]`,
    `[data-on="${dieKey("glass", die)}"]`,
  ];
  changedSpaces(before, after).forEach((spaces, seat) => {
    for (const space of spaces) {
      const die = dieAt(after.windows[seat]?.dice ?? [], space);
      add(die, before.hand ? ["[data-held]"] : lying(die), `[data-window="${seat}"] [data-space="${space}"]`);
    }
  });
  if (after.hand && !before.hand && !after.origin) add(after.hand, lying(after.hand), "[data-held]");
  const left = after.track.length > before.track.length ? (after.track.at(-1) ?? []) : [];
  for (const die of left) add(die, lying(die), `[data-track="${after.track.length}"]`);
  return flights;
}

/** Let them fly to where they lie now. */
export function landFlights(root: ParentNode, flights: Flight[]): void {
  for (const flight of flights) {
    const target = root.querySelector(flight.to);
    const to = target?.getBoundingClientRect();
    if (!target || !to?.width) continue;
    const ghost = flight.picture;
    const { from } = flight;
    ghost.style.transformOrigin = "0 0";
    overlayImage(ghost, from, 80);
    const scale = Math.min(to.width, to.height) / from.width;
    const x = to.left + (to.width - from.width * scale) / 2 - from.left;
    const y = to.top + (to.height - from.height * scale) / 2 - from.top;
    const arc = Math.min(-14, y / 2 - 18);
    target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT_MS });
    const flying = ghost.animate(
      [
        { transform: "none" },
        {
          transform: `translate(${x / 2}px, ${Math.min(y / 2 + arc / 3, y / 2)}px) scale(${(1 + scale) / 2 + 0.1})`,
          offset: 0.5,
        },
        { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      ],
      { duration: FLIGHT_MS, easing: "cubic-bezier(0.3, 0, 0.2, 1)" },
    );
    flying.onfinish = flying.oncancel = () => ghost.remove();
  }
}

/** Dice of the pool tumble in, one after the other. */
export function tumblePool(root: ParentNode): void {
  root.querySelectorAll("[data-pool] svg.die").forEach((die, at) => {
    die.animate(
      [
        { transform: `translateY(-38px) rotate(${at % 2 ? 210 : -230}deg) scale(0.5)`, opacity: 0 },
        { transform: "translateY(3px) rotate(8deg) scale(1.06)", opacity: 1, offset: 0.75 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 420, delay: at * 45, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)", fill: "backwards" },
    );
  });
}
