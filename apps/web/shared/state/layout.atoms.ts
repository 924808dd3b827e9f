import { atom } from 'jotai';

import { readJson, writeJson } from './storage.ts';

/** An atom kept under one local storage key; a stored value of another shape is ignored. */
function storedAtom<T>(key: string, initial: T, isValid: (value: unknown) => value is T) {
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

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isFlags = (value: unknown): value is Record<string, boolean> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isBoolean);

const DESKTOP_WIDTH = 1024;

/** Wide (280 px) or narrow (64 px) sidebar above the phone breakpoint, as the visitor left it. */
export const sidebarOpenAtom = storedAtom('sidebar_open', innerWidth >= DESKTOP_WIDTH, isBoolean);
/** Menu sections the visitor folded or unfolded, by section id; the others keep their default. */
export const sidebarExpandedAtom = storedAtom('sidebar_expanded', {}, isFlags);
/** Header and sidebar are hidden on every page. */
export const hideNavbarAtom = storedAtom('hideNavbar', false, isBoolean);
/** The phone drawer; closed at every start. */
export const drawerOpenAtom = atom(false);
