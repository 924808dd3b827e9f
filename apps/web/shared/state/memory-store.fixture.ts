import type { KeyValueStore } from './storage.ts';

/** A browser's store that tests can look into. */
export function memoryStore(): { entries: Map<string, string>; storage: KeyValueStore } {
  const entries = new Map<string, string>();
  return {
    entries,
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    },
  };
}
