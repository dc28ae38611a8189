/** The second worker: runs one computation after another, and stores nothing. */

import type { FromThinker, ToThinker } from "./messages";
import { loadPython } from "./python";

interface PythonBytes {
  toJs(): Uint8Array;
  destroy(): void;
}
type Think = (work: Uint8Array) => PythonBytes;

let starting: Promise<Think> | null = null;

const post = (message: FromThinker): void => self.postMessage(message);

async function load(files: Extract<ToThinker, { type: "start-thinking" }>["files"]): Promise<Think> {
  const python = await loadPython(files);
  const thinking = python.runPython("from vitral.browser.worker import think; think") as Think;
  post({ type: "thinking" });
  return thinking;
}

export function think(message: ToThinker): void {
  const lost = (error: unknown): void => post({ type: "lost", detail: String(error) });
  if (message.type === "start-thinking") {
    starting = load(message.files);
    starting.catch(lost);
    return;
  }
  starting
    ?.then((thinking) => {
      const result = thinking(message.work);
      post({ type: "thought", id: message.id, result: result.toJs() });
      result.destroy();
    })
    .catch(lost);
}
