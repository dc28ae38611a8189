/**
 * The worker with Python in it: answers the page's calls, and holds its connections to tables. It starts a second one
 * from the same script, which only thinks.
 */

import { Host } from "./host";
import type { FailureReason, FromWorker, PythonFiles, ToThinker, ToWorker } from "./messages";
import { loadPython } from "./python";
import { RowStorage } from "./storage";
import { think } from "./thinker";

/** `vitral.browser.worker.Worker`. */
interface PythonWorker {
  request(method: string, path: string, body: Uint8Array, language: string): Promise<PythonTuple>;
  open(id: number, table: string): Promise<void>;
  message(id: number, text: string): void;
  close(id: number): void;
  receive(topic: string, message: string): void;
}
interface PythonTuple {
  toJs(): [number, string, string, Uint8Array];
  destroy(): void;
}

const START = "from vitral.browser.worker import start; start";
/** A browser that does not allow WebAssembly never says so. */
const LONGEST_START = 120_000;

function post(message: FromWorker, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

class Failure extends Error {
  constructor(
    readonly why: FailureReason,
    cause: unknown,
  ) {
    super(String(cause));
  }
}

const fail =
  (why: FailureReason) =>
  (cause: unknown): never => {
    throw new Failure(why, cause);
  };

async function start(files: PythonFiles): Promise<PythonWorker> {
  const slow = setTimeout(() => failed(new Failure("load", "it takes too long")), LONGEST_START);
  const progress = (loaded: number, total: number): void => post({ type: "progress", loaded, total });
  const [python, rows] = await Promise.all([
    loadPython(files, progress).catch(fail("load")),
    RowStorage.open().catch(fail("storage")),
  ]);
  const host = new Host(rows, files, post);
  prepareThinking = host.prepareThinking;
  const serve = python.runPython(START) as (host: Host) => Promise<PythonWorker>;
  const worker = await serve(host);
  host.onpublished = (topic, message) => worker.receive(topic, message);
  clearTimeout(slow);
  return worker;
}

function failed(error: unknown): void {
  const { why, message } = error instanceof Failure ? error : new Failure("load", error);
  post({ type: "failed", why, detail: message });
}

let starting: Promise<PythonWorker> | null = null;
let prepareThinking = (): void => {};

async function receive(message: ToWorker): Promise<void> {
  if (message.type === "start") {
    starting ??= start(message.files);
    await starting.then(() => post({ type: "ready" }), failed);
    return;
  }
  const worker = await starting?.catch(() => null);
  if (!worker) return; // the page has got the reason
  switch (message.type) {
    case "call": {
      const { id, method, path, body, language } = message;
      const answer = await worker.request(method, path, new TextEncoder().encode(body), language);
      const [status, kind, name, bytes] = answer.toJs();
      answer.destroy();
      const content = bytes.slice().buffer;
      return post({ type: "answer", id, status, kind, name, body: content }, [content]);
    }
    case "open":
      return worker.open(message.id, message.table);
    case "prepare":
      return prepareThinking();
    case "send":
      return worker.message(message.id, message.text);
    case "close":
      return worker.close(message.id);
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker | ToThinker>): void => {
  if (data.type === "start-thinking" || data.type === "think") think(data);
  // Python answers invalid requests with refusals, so an exception here has ended it.
  else receive(data).catch((error: unknown) => failed(new Failure("crash", error)));
};
