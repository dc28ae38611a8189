/** The picture of a game of a shared deal: its window, the points, and the place they made. */

import { api } from "../lib/api";
import { card, loadCards, patternOf } from "../lib/cards.svelte";
import type { DailyGame } from "../lib/protocol";
import { language, say } from "../lib/i18n/translator.svelte";
import { sharePicture } from "../table/ending/share-picture";
import { dayText } from "./deals";
import { leadText } from "./ranking-text";

export async function shareDealResult(
  game: DailyGame,
  place: number,
  people: number,
): Promise<"shared" | "saved" | ""> {
  const [{ plies }] = await Promise.all([api.frames(game.table, "all", 0, 0), loadCards()]);
  const { frames } = await api.frames(game.table, "all", plies - 1, plies);
  const pane = frames.at(-1)?.scene.windows[0];
  if (!pane) return "";
  return sharePicture({
    grid: patternOf(pane.pattern).grid,
    dice: pane.dice,
    window: card(pane.pattern).name,
    title: `${say("daily-title")}, ${dayText(game.day, language.now)}`,
    lines: [
      `${say(`daily-kind-${game.kind}`)}: ${say("daily-mine", { points: game.points, lead: leadText(game.lead) })}`,
      ...(place ? [say("daily-place", { place, people })] : []),
    ],
  });
}
