import { atom } from '../state/jotai.ts';
import { storedAtom } from '../state/storage.atoms.ts';

const MAX_STORED = 50;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const baseAtom = storedAtom<string[]>('dismissed_announcements', [], isIds);

/** Announcements whose banner the visitor put away on this device. */
export const dismissedAtom = atom((get) => get(baseAtom));

export const dismissAtom = atom(null, (get, set, id: string) => {
  set(baseAtom, [...get(baseAtom), id].slice(-MAX_STORED));
});
