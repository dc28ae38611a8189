/** The page's runtime in a site without a server: our Python, in a worker. */

import type { FailureReason, FromWorker, PythonFiles, ToWorker } from "../worker/messages";
import type { Runtime, TableSocket } from "./runtime";
import Status from "./SiteStatus.svelte";
import { watchLinks } from "./site-links";
import { registerSiteWorker } from "./site-worker.svelte";

/** How far Python is, and why it does not run. */
export const python: { ready: boolean; loaded: number; total: number; failed: FailureReason | "" } = $state({
  ready: false,
  loaded: 0,
  total: 0,
  failed: "",
});

type Wanted = { resolve: (answer: Response) => void; reject: (why: Error) => void };

const calls = new Map<number, Wanted>();
const sockets = new Map<number, WorkerSocket>();
let last = 0;
let worker: Worker | null = null;

function files(): PythonFiles {
  const found = document.getElementById("python-files")?.textContent ?? "";
  const { wasm, stdlib, vitral, lock } = JSON.parse(found) as PythonFiles;
  const whole = (file: PythonFiles["wasm"]): PythonFiles["wasm"] => ({
    ...file,
    url: new URL(file.url, document.baseURI).href,
  });
  return { wasm: whole(wasm), stdlib: whole(stdlib), vitral: whole(vitral), lock };
}

function post(message: ToWorker): void {
  start().postMessage(message);
}

/** Starts Python, unless it was started. */
function start(): Worker {
  if (worker) return worker;
  const made = (worker = new Worker(new URL("../worker/main.ts", import.meta.url), { type: "module", name: "vitral" }));
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
  made.onerror = () => receive({ type: "failed", why: "load", detail: "the worker did not start" });
  made.postMessage({ type: "start", files: files() } satisfies ToWorker);
  return made;
}

function receive(message: FromWorker): void {
  switch (message.type) {
    case "progress":
      python.loaded = message.loaded;
      python.total = message.total;
      return;
    case "ready":
      python.ready = true;
      return;
    case "failed":
      console.error(message.detail);
      python.failed = message.why;
      for (const { reject } of calls.values()) reject(new Error(message.detail));
      calls.clear();
      return;
    case "answer":
      calls.get(message.id)?.resolve(answerOf(message));
      calls.delete(message.id);
      return;
    case "sent":
      sockets.get(message.id)?.onmessage?.(new MessageEvent("message", { data: message.text }));
      return;
    case "closed":
      sockets.get(message.id)?.closed(message.code);
  }
}

function answerOf({ status, kind, name, body }: Extract<FromWorker, { type: "answer" }>): Response {
  const headers = { "Content-Type": kind, ...(name && { "Content-Disposition": `attachment; filename="${name}"` }) };
  return new Response(body, { status, headers });
}

/** Start again after a failure. */
export function retry(): void {
  worker?.terminate();
  worker = null;
  python.failed = "";
  start();
}

class WorkerSocket implements TableSocket {
  readyState: number = WebSocket.OPEN;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  #id = ++last;

  constructor(table: string) {
    sockets.set(this.#id, this);
    post({ type: "open", id: this.#id, table });
  }

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) post({ type: "send", id: this.#id, text });
  }

  close(): void {
    if (this.readyState === WebSocket.OPEN) post({ type: "close", id: this.#id });
    this.closed(1000);
  }

  closed(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.#id);
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

function request(address: string, { method = "GET", body, headers }: RequestInit = {}): Promise<Response> {
  const id = ++last;
  const language = new Headers(headers).get("Accept-Language") ?? "en";
  return new Promise((resolve, reject) => {
    if (python.failed) return reject(new Error(python.failed));
    calls.set(id, { resolve, reject });
    const text = typeof body === "string" ? body : "";
    post({ type: "call", id, method, path: address.replace("/api/", ""), body: text, language });
  });
}

export const runtime: Runtime = {
  hasServer: false,
  addressInFragment: true,
  request,
  openSocket: (table) => new WorkerSocket(table),
  Status,
  loadServerScreen: () => import("./ServerScreen.svelte"),
};

// Python is loaded while the player reads and chooses.
start();
watchLinks();
registerSiteWorker();
// Asks the browser not to delete games when space is short.
void navigator.storage?.persist?.().catch(() => {});
