/** The browser as our Python sees it (`vitral.browser.host`): rows, tabs, locks, the second worker, connections. */

import type { FromThinker, FromWorker, PythonFiles, ToThinker } from "./messages";
import type { RowStorage } from "./storage";

/** Bytes of Python: a proxy that lives as long as the call. */
interface PythonBytes {
  toJs(): Uint8Array;
}

interface Waiting {
  resolve: (result: Uint8Array) => void;
  reject: (why: Error) => void;
}

/**
 * The second worker: searches, hints and reviews, one at a time. It is started when it is first needed, from the same
 * script as this one (`main.ts`).
 */
class Thinker {
  #files: PythonFiles;
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  /** Whether it has Python by now. */
  ready = false;

  constructor(files: PythonFiles) {
    this.#files = files;
  }

  /** Starts it, so that who needs it soon waits for nothing. */
  prepare(): void {
    this.#worker ??= this.#start();
  }

  think(work: Uint8Array, seconds: number): Promise<Uint8Array> {
    const id = ++this.#last;
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      const limit = seconds < 0 ? undefined : setTimeout(() => this.#end("it took too long"), (seconds + 10) * 1000);
      this.#waiting.set(id, {
        resolve: (result) => (clearTimeout(limit), resolve(result)),
        reject: (why) => (clearTimeout(limit), reject(why)),
      });
      worker.postMessage({ type: "think", id, work } satisfies ToThinker);
    });
  }

  #start(): Worker {
    const worker = new Worker(self.location.href, { type: "module", name: "vitral-thinker" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.type === "lost") return this.#end(data.detail);
      if (data.type === "thinking") return void (this.ready = true);
      this.#waiting.get(data.id)?.resolve(data.result);
      this.#waiting.delete(data.id);
    };
    worker.onerror = (event) => this.#end(event.message);
    worker.postMessage({ type: "start-thinking", files: this.#files } satisfies ToThinker);
    return worker;
  }

  /** Ends the worker: whoever waits for it is told so, and the next call starts another. */
  #end(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.ready = false;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error(why));
  }
}

export class Host {
  /** Passes on what another tab has published. */
  onpublished: (topic: string, message: string) => void = () => {};
  #rows: RowStorage;
  #post: (message: FromWorker) => void;
  #thinker: Thinker;
  #channel = new BroadcastChannel("vitral");
  #full = false;
  #locks = new Map<string, () => void>();

  constructor(rows: RowStorage, files: PythonFiles, post: (message: FromWorker) => void) {
    this.#rows = rows;
    this.#post = post;
    this.#thinker = new Thinker(files);
    this.#channel.onmessage = ({ data }: MessageEvent<[string, string]>) => this.onpublished(...data);
  }

  read_table = (table: string): Promise<string | undefined> => this.#rows.table(table);
  read_tables = (): Promise<string> => this.#rows.tables();
  read_events = (table: string, after: number, most: number): Promise<string> => this.#rows.events(table, after, most);
  /** The page is told when nothing more can be stored, and when that is over. */
  write = async (rows: string): Promise<string> => {
    let full = true;
    try {
      const answer = await this.#rows.write(rows);
      full = false;
      return answer;
    } finally {
      if (full !== this.#full) this.#post({ type: "full", full: (this.#full = full) });
    }
  };
  prepareThinking = (): void => this.#thinker.prepare();
  publish = (topic: string, message: string): void => this.#channel.postMessage([topic, message]);
  can_run = (): boolean => {
    this.#thinker.prepare();
    return this.#thinker.ready;
  };
  run = (work: PythonBytes, seconds: number): Promise<Uint8Array> => this.#thinker.think(work.toJs(), seconds);
  send = (id: number, text: string): void => this.#post({ type: "sent", id, text });
  close = (id: number, code: number): void => this.#post({ type: "closed", id, code });

  take_lock = (name: string): Promise<boolean> => {
    if (this.#locks.has(name)) return Promise.resolve(true);
    return new Promise((resolve, reject) => {
      navigator.locks
        .request(`vitral:${name}`, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock && new Promise<void>((release) => this.#locks.set(name, release));
        })
        .catch(reject);
    });
  };
  drop_lock = (name: string): void => {
    this.#locks.get(name)?.();
    this.#locks.delete(name);
  };
}
