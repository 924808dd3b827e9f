/** The part of `Storage` the client uses. Private windows may refuse it; reading then gives null, writing does nothing. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const NOTHING: KeyValueStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** What this device keeps; on the server nothing. */
export const deviceStore: KeyValueStore = typeof document === 'undefined' ? NOTHING : localStorage;

export function readText(storage: KeyValueStore, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

export function writeText(storage: KeyValueStore, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // the choice then lasts as long as the page
  }
}

export function removeKey(storage: KeyValueStore, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // nothing was stored either
  }
}

/** The stored JSON value, or undefined when it is missing or broken. */
export function readJson(storage: KeyValueStore, key: string): unknown {
  const text = readText(storage, key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeJson(storage: KeyValueStore, key: string, value: unknown): void {
  writeText(storage, key, JSON.stringify(value));
}
