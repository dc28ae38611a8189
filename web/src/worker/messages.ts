/** What the page and the worker with Python in it say to each other. */

/** A file that Python needs: its address, size and SHA-256. */
export interface PythonFile {
  url: string;
  bytes: number;
  sha256: string;
}

export interface PythonFiles {
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
  | { type: "send"; id: number; text: string }
  | { type: "close"; id: number };

export type FromWorker =
  | { type: "progress"; loaded: number; total: number }
  | { type: "ready" }
  | { type: "failed"; why: FailureReason; detail: string }
  | { type: "answer"; id: number; status: number; kind: string; name: string; body: ArrayBuffer }
  | { type: "sent"; id: number; text: string }
  | { type: "closed"; id: number; code: number };

/** Why Python does not run: it could not be loaded, or nothing can be stored in this browser. */
export type FailureReason = "load" | "storage";

/** To and from the second worker. */
export type ToThinker =
  { type: "start-thinking"; files: PythonFiles } | { type: "think"; id: number; work: Uint8Array };
export type FromThinker = { type: "thought"; id: number; result: Uint8Array } | { type: "lost"; detail: string };
