import { atom } from './jotai.ts';

/** Whether calls of this page do not reach the site, while the live connection may well do. */
export const callsBlockedAtom = atom(false);
