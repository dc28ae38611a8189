/** What the table asks now, in words: by the step it waits for, the more exact message first. */

import type { Scene } from "../lib/protocol";
import { card } from "../lib/cards.svelte";
import { dieWords } from "../lib/naming";
import { hasWords, say } from "../lib/words.svelte";
import { isFree } from "./names";
import type { Play } from "./play.svelte";

/** `lift other same_color or_stop` → `prompt-lift-other-same_color-or_stop`, …, `prompt-lift`. */
export function promptId(step: string): string {
  const parts = step.split(" ");
  for (let length = parts.length; length > 0; length -= 1) {
    const id = `prompt-${parts.slice(0, length).join("-")}`;
    if (hasWords(id)) return id;
  }
  return "prompt-choose";
}

/** The line above everything: what to do, or whom the table waits for. */
export function promptLine(play: Play): string {
  const { scene } = play;
  if (scene.phase === "over") return say("game-over");
  if (play.mine) return play.sure ? say("sure-to-end") : instruction(scene);
  if (scene.seat < 0) return "";
  const name = play.names[scene.seat] ?? "";
  const who = play.props.table?.seats[scene.seat];
  if (who && isFree(who)) return say("waiting-free");
  if (who?.kind === "person" && !who.online && !play.readonly) return say("waiting-away", { name });
  if (who?.kind === "bot") return say("bot-thinking", { name });
  return play.readonly ? say("turn-of", { name }) : say("waiting-for", { name });
}

/** What stands on the buttons `stop`, `leave`, `go` and `keep_all`. */
export function buttonWords(name: string, step: string): string {
  if (name === "stop") return say(step === "final check" ? "button-no-check" : step.startsWith("pick") ? "button-roll" : "button-stop");
  if (name === "leave") return say(step === "place or_leave_on_board" ? "button-leave-board" : "button-leave");
  return say(name === "go" ? "button-go" : "button-keep-all");
}

/** The instruction for the person whose decision it is. */
export function instruction(scene: Scene): string {
  const die = scene.hand ? dieWords(scene.hand) : "";
  const facts = { die, origin: scene.origin };
  if (scene.step.startsWith("turn")) return say(turnPrompt(scene));
  const words = say(promptId(scene.step), facts);
  return scene.using ? say("prompt-with", { card: card(scene.using).name, words }) : words;
}

function turnPrompt(scene: Scene): string {
  const can = (prefix: string): boolean => scene.legal.some((choice) => choice.on.startsWith(prefix));
  const dice = can("pool:") || can("own:") || can("glass:");
  const tools = can("tool:");
  if (dice && tools) return "prompt-turn";
  if (dice) return "prompt-turn-dice";
  return tools ? "prompt-turn-tools" : "prompt-turn-done";
}
