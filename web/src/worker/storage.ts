/** The rows of tables and events in IndexedDB. What was written is on the disk when `write` is done. */

export interface TableRow {
  id: string;
  created: number;
  /** The number of its last event. */
  number?: number;
  [field: string]: unknown;
}
export type EventRow = [table: string, number: number, at: number, body: string];

interface StoredEvent {
  table: string;
  number: number;
  at: number;
  body: string;
}

/** Rows to be stored together, as `vitral.browser.host` describes them. */
interface Rows {
  table?: TableRow;
  change?: TableRow;
  event?: EventRow;
  events?: EventRow[];
  drop?: string;
}

const NAME = "vitral";
const LAST = Number.MAX_SAFE_INTEGER;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
  });
}

export class RowStorage {
  #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
    // A tab with a newer version waits until this one closes its database.
    database.onversionchange = () => database.close();
  }

  /** Fails where the browser stores nothing. */
  static async open(): Promise<RowStorage> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("events", { keyPath: ["table", "number"] });
    };
    return new RowStorage(await done(request));
  }

  #reading(name: "tables" | "events"): IDBObjectStore {
    return this.#database.transaction(name, "readonly").objectStore(name);
  }

  async table(id: string): Promise<string | undefined> {
    const row = (await done(this.#reading("tables").get(id))) as TableRow | undefined;
    return row && JSON.stringify(row);
  }

  async tables(): Promise<string> {
    return JSON.stringify(await done(this.#reading("tables").getAll()));
  }

  async events(table: string, after: number, most: number): Promise<string> {
    const wanted = IDBKeyRange.bound([table, after], [table, LAST], true);
    const rows = (await done(this.#reading("events").getAll(wanted, most))) as StoredEvent[];
    return JSON.stringify(rows.map(({ number, at, body }) => [number, at, body]));
  }

  /** Resolves to "conflict" if an event with that number is there already; nothing was stored then. */
  write(text: string): Promise<"" | "conflict"> {
    const { table, change, event, events = [], drop } = JSON.parse(text) as Rows;
    const work = this.#database.transaction(["tables", "events"], "readwrite", { durability: "strict" });
    const tables = work.objectStore("tables");
    const stored = work.objectStore("events");
    let conflict = false;
    const update = (id: string, fields: Partial<TableRow>): void => {
      const request = tables.get(id) as IDBRequest<TableRow | undefined>;
      request.onsuccess = () => {
        if (request.result) tables.put({ ...request.result, ...fields });
      };
    };
    if (table) tables.put({ number: 0, ...table });
    for (const [name, number, at, body] of events) stored.put({ table: name, number, at, body });
    if (event) {
      const [name, number, at, body] = event;
      stored.add({ table: name, number, at, body }).onerror = () => (conflict = true);
      update(name, { ...change, id: name, number });
    } else if (change) update(change.id, change);
    if (drop !== undefined) {
      tables.delete(drop);
      stored.delete(IDBKeyRange.bound([drop, 0], [drop, LAST]));
    }
    return new Promise((resolve, reject) => {
      work.oncomplete = () => resolve("");
      work.onabort = () => {
        if (conflict && work.error?.name === "ConstraintError") resolve("conflict");
        else reject(work.error ?? new Error("IndexedDB failed"));
      };
    });
  }
}
