/** The browser's storage. If it is forbidden or full, nothing is stored and nothing fails. */

/** The value stored under *key*, or *otherwise*; *parse* makes sure that it is what it should be. */
export function stored<T>(key: string, otherwise: T, parse: (value: unknown) => T = (value) => value as T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : parse(JSON.parse(text));
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The value stays valid until the page is closed.
  }
}

/** The texts of a stored list; anything else in it is left out. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}

/** The last *most* entries of a record, so that what is stored does not grow for ever. */
export function latest<T>(record: Record<string, T>, most: number): Record<string, T> {
  return Object.fromEntries(Object.entries(record).slice(-most));
}
