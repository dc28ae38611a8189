/** The messages between the page and the worker that runs Python. */

/** A file that Python needs: its address, its size, and the hash that it must have (`sha256-…`). */
export interface PythonFile {
  url: string;
  bytes: number;
  integrity: string;
}

export interface PythonFiles {
  /** The script of the workers. */
  worker: PythonFile;
  wasm: PythonFile;
  stdlib: PythonFile;
  vitral: PythonFile;
  /** The lock file of Pyodide, without packages. */
  lock: string;
}

export type ToWorker =
  | { type: "start"; files: PythonFiles }
  | { type: "call"; id: number; method: string; path: string; body: string; language: string }
  | { type: "open"; id: number; table: string }
  | { type: "prepare" }
  | { type: "send"; id: number; text: string }
  | { type: "close"; id: number };

export type FromWorker =
  | { type: "progress"; loaded: number; total: number }
  | { type: "ready" }
  | { type: "failed"; why: FailureReason; detail: string }
  | { type: "answer"; id: number; status: number; kind: string; name: string; body: ArrayBuffer }
  | { type: "full"; full: boolean }
  | { type: "sent"; id: number; text: string }
  | { type: "closed"; id: number; code: number };

/** Why Python does not run: it could not be loaded, nothing can be stored in this browser, or it ended by itself. */
export type FailureReason = "load" | "storage" | "crash";

/** To and from the second worker. */
export type ToThinker =
  { type: "start-thinking"; files: PythonFiles } | { type: "think"; id: number; work: Uint8Array };
export type FromThinker =
  { type: "thinking" } | { type: "thought"; id: number; result: Uint8Array } | { type: "lost"; detail: string };
