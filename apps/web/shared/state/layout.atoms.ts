import { atom } from 'jotai';

import { storedAtom } from './storage.atoms.ts';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isFlags = (value: unknown): value is Record<string, boolean> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isBoolean);

const DESKTOP_WIDTH = 1024;
const isWide = typeof document === 'undefined' || innerWidth >= DESKTOP_WIDTH;

/** Wide (280 px) or narrow (64 px) sidebar above the phone breakpoint, as the visitor left it. */
export const sidebarOpenAtom = storedAtom('sidebar_open', isWide, isBoolean, true);
/** Menu sections the visitor folded or unfolded, by section id; the others keep their default. */
export const sidebarExpandedAtom = storedAtom('sidebar_expanded', {}, isFlags);
/** Header and sidebar are hidden on every page. */
export const hideNavbarAtom = storedAtom('hideNavbar', false, isBoolean);
/** The phone drawer; closed at every start. */
export const drawerOpenAtom = atom(false);
/** The command palette, opened by its keys or its button. */
export const paletteOpenAtom = atom(false);
/** The API debug panel; it exists only where it was enabled on this device. */
export const debugOpenAtom = atom(false);
