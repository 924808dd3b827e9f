import { atom } from 'jotai';

import { readJson, writeJson } from './storage.ts';

/** An atom kept under one local storage key; a stored value of another shape is ignored. */
export function storedAtom<T>(key: string, initial: T, isValid: (value: unknown) => value is T) {
  const stored = readJson(localStorage, key);
  const base = atom(isValid(stored) ? stored : initial);
  return atom(
    (get) => get(base),
    (_get, set, value: T) => {
      writeJson(localStorage, key, value);
      set(base, value);
    },
  );
}
