/** What an update changed, put into the scene that was there before it. */

import type { Update, Scene, SceneChange } from "../lib/protocol";

/** An update together with the scene it leads to. */
export type ShownMoment = Pick<Update, "story" | "deadline" | "undone"> & { scene: Scene };

export function changedScene(scene: Scene, change: SceneChange): Scene {
  const { window_changes, score_changes, ...fields } = change;
  const after: Scene = { ...scene, ...fields };
  if (window_changes) {
    after.windows = [...scene.windows];
    for (const { seat, window } of window_changes) after.windows[seat] = window;
  }
  if (score_changes) {
    after.scores = [...scene.scores];
    for (const { seat, total, lines } of score_changes) {
      const changed = new Map(lines.map((line) => [line.id, line]));
      after.scores[seat] = { total, lines: scene.scores[seat]!.lines.map((line) => changed.get(line.id) ?? line) };
    }
  }
  return after;
}
