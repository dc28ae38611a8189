/** What a moment changed, put into the scene that was there before it. */

import type { Moment, Scene, SceneChange } from "./protocol";

/** A moment together with the scene it leads to. */
export type ShownMoment = Pick<Moment, "entries" | "deadline" | "undone"> & { scene: Scene };

export function changedScene(scene: Scene, change: SceneChange): Scene {
  const { panes, sheets, ...fields } = change;
  const after: Scene = { ...scene, ...fields };
  if (panes) {
    after.windows = [...scene.windows];
    for (const { seat, pane } of panes) after.windows[seat] = pane;
  }
  if (sheets) {
    after.scores = [...scene.scores];
    for (const { seat, total, lines } of sheets) {
      const changed = new Map(lines.map((line) => [line.id, line]));
      after.scores[seat] = { total, lines: scene.scores[seat]!.lines.map((line) => changed.get(line.id) ?? line) };
    }
  }
  return after;
}
