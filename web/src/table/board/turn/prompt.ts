/** The line above everything: what to do, or whom the table waits for. */

import { say } from "../../../lib/i18n/translator.svelte";
import { isFree } from "../../seat-names";
import type { BoardState } from "../../board-state.svelte";

export function promptLine(play: BoardState): string {
  const { scene } = play;
  if (scene.phase === "over") return say("game-over");
  if (play.mine) return play.sure ? say("sure-to-end") : play.tell(scene.question.prompt);
  if (scene.seat < 0) return "";
  const name = play.names[scene.seat] ?? "";
  const who = play.props.table?.seats[scene.seat];
  if (who && isFree(who)) return say("waiting-free");
  if (who?.kind === "person" && !who.online && !play.readonly) return say("waiting-away", { name });
  if (who?.kind === "bot") return say("bot-thinking", { name });
  return play.readonly ? say("turn-of", { name }) : say("waiting-for", { name });
}
