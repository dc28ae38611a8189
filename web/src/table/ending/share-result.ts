/** The picture of a result, to be shared. */

import { card, patternOf } from "../../lib/cards.svelte";
import { say } from "../../lib/i18n/translator.svelte";
import type { Scene } from "../../lib/protocol";

/** Shares or saves a picture of a seat's window with all points; returns which of them was done. */
export async function shareResult(
  { windows, scores, ending }: Scene,
  names: readonly string[],
  seat: number,
  title: string,
): Promise<"shared" | "saved" | ""> {
  const pane = windows[seat];
  if (!pane) return "";
  const line = (at: number): string => `${names[at]}: ${say("points", { points: scores[at]?.total ?? 0 })}`;
  const ranking = ending?.ranking ?? [];
  const picture = await import("./share-picture");
  return picture.sharePicture({
    grid: patternOf(pane.pattern).grid,
    dice: pane.dice,
    window: card(pane.pattern).name,
    title: line(seat),
    lines: ranking.length > 1 ? ranking.map((one) => line(one.seat)) : [title],
  });
}
