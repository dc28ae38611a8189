/** The page's runtime in a site without a server: Python in a worker. */

import workerAddress from "../worker/main.ts?worker&url";
import { CLOSE_CODES } from "../lib/constants";
import type { FailureReason, FromWorker, PythonFiles, ToWorker } from "../worker/messages";
import type { Runtime, TableSocket } from "./runtime";
import Status from "./SiteStatus.svelte";
import { watchLinks } from "./site-links";
import { registerSiteWorker } from "./site-worker.svelte";

/** The loading state of Python, and why it does not run. */
export const python: { ready: boolean; loaded: number; total: number; full: boolean; failed: FailureReason | "" } =
  $state({
    ready: false,
    loaded: 0,
    total: 0,
    /** Whether the last choice could not be stored. */
    full: false,
    failed: "",
  });

type Wanted = { resolve: (answer: Response) => void; reject: (why: Error) => void };

const calls = new Map<number, Wanted>();
const sockets = new Map<number, WorkerSocket>();
let last = 0;
let starting: Promise<Worker> | null = null;

function files(): PythonFiles {
  const found = document.getElementById("python-files")?.textContent ?? "";
  const { worker, wasm, stdlib, vitral, lock } = JSON.parse(found) as PythonFiles;
  const whole = (file: PythonFiles["wasm"]): PythonFiles["wasm"] => ({
    ...file,
    url: new URL(file.url, document.baseURI).href,
  });
  return { worker: whole(worker), wasm: whole(wasm), stdlib: whole(stdlib), vitral: whole(vitral), lock };
}

function post(message: ToWorker): void {
  void start().then(
    (worker) => worker.postMessage(message),
    () => {},
  );
}

/** Starts Python, unless it was started. */
function start(): Promise<Worker> {
  if (!starting) {
    starting = startWorker();
    starting.catch((error: unknown) => receive({ type: "failed", why: "load", detail: String(error) }));
  }
  return starting;
}

/**
 * The script of the worker is checked before it runs. A worker made of its content has the content security policy of
 * this page; one made of its address would have that of the host's answer, which is none.
 */
async function startWorker(): Promise<Worker> {
  const named = files();
  const script = await fetch(workerAddress, { integrity: named.worker.integrity });
  if (!script.ok) throw new Error(`the script of the worker: ${script.status}`);
  const address = URL.createObjectURL(new Blob([await script.arrayBuffer()], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module", name: "vitral" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
  worker.onerror = (event) =>
    receive({ type: "failed", why: python.ready ? "crash" : "load", detail: event.message || "the worker failed" });
  worker.postMessage({ type: "start", files: named } satisfies ToWorker);
  return worker;
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
      python.ready = false;
      for (const { reject } of calls.values()) reject(new Error(message.detail));
      calls.clear();
      return;
    case "answer":
      calls.get(message.id)?.resolve(answerOf(message));
      calls.delete(message.id);
      return;
    case "full":
      python.full = message.full;
      return;
    case "sent":
      sockets.get(message.id)?.onmessage?.(new MessageEvent("message", { data: message.text }));
      prepareAfterPaint();
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
  void starting?.then(
    (worker) => worker.terminate(),
    () => {},
  );
  starting = null;
  python.failed = "";
  void start();
  // Tables connect again, and are as they were stored.
  for (const socket of [...sockets.values()]) socket.closed(CLOSE_CODES.RESTART);
}

/** Once a table is painted, somebody may soon ask for a hint: the second worker starts. */
let prepareAfterPaint = (): void => {
  prepareAfterPaint = () => {};
  requestAnimationFrame(() => setTimeout(() => post({ type: "prepare" })));
};

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

/** Asks the browser, once there is a game, not to delete it when space is short; some ask the player then. */
function keepGames(method: string, path: string): void {
  if (method === "POST" && path === "tables") void navigator.storage?.persist?.().catch(() => {});
}

function request(address: string, { method = "GET", body, headers }: RequestInit = {}): Promise<Response> {
  const id = ++last;
  const language = new Headers(headers).get("Accept-Language") ?? "en";
  return new Promise((resolve, reject) => {
    if (python.failed) return reject(new Error(python.failed));
    calls.set(id, { resolve, reject });
    const text = typeof body === "string" ? body : "";
    const path = address.replace("/api/", "");
    post({ type: "call", id, method, path, body: text, language });
    keepGames(method, path);
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
void start();
watchLinks();
registerSiteWorker();
