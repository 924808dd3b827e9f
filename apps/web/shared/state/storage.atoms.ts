import { atom } from 'jotai';

import { deviceStore, readJson, writeJson } from './storage.ts';
import { firstStore } from './store.ts';

/** An atom stored under one local storage key; a stored value of another shape is ignored. The server knows none. */
export function storedAtom<T>(key: string, initial: T, isValid: (value: unknown) => value is T, onServer = initial) {
  const stored = readJson(deviceStore, key);
  const base = atom(isValid(stored) ? stored : initial);
  firstStore.set(base, onServer);
  return atom(
    (get) => get(base),
    (_get, set, value: T) => {
      writeJson(deviceStore, key, value);
      set(base, value);
    },
  );
}
