/** The line above everything: what to do, or whom the table waits for. */

import { say } from "../../../lib/i18n/translator.svelte";
import { isFree } from "../../seat-names";
import type { BoardState } from "../../board-state.svelte";

export function promptLine(boardState: BoardState): string {
  const { scene } = boardState;
  if (scene.phase === "over") return say("game-over");
  if (boardState.mine)
    return boardState.endTurnArmed ? say("sure-to-end") : boardState.sentenceText(scene.question.prompt);
  if (scene.seat < 0) return "";
  const name = boardState.names[scene.seat] ?? "";
  const who = boardState.props.table?.seats[scene.seat];
  if (who && isFree(who)) return say("waiting-free");
  if (who?.kind === "person" && !who.online && !boardState.readonly) return say("waiting-away", { name });
  if (who?.kind === "bot") return say("bot-thinking", { name });
  return boardState.readonly ? say("turn-of", { name }) : say("waiting-for", { name });
}
