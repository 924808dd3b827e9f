import { atom } from 'jotai';

import { storedAtom } from './storage.atoms.ts';

const isSafeAtom = storedAtom('spoiler_safe', false, (value): value is boolean => typeof value === 'boolean');
/** Matches and battles whose score the visitor has revealed; forgotten when the tab is closed. */
const revealedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Whether scores stay hidden until they are revealed. Switching it on again hides everything. */
export const spoilerSafeAtom = atom(
  (get) => get(isSafeAtom),
  (_get, set, isSafe: boolean) => {
    set(revealedAtom, new Set<string>());
    set(isSafeAtom, isSafe);
  },
);

/** Null: every score may be seen. */
export const shownScoresAtom = atom((get) => (get(isSafeAtom) ? get(revealedAtom) : null));

export const revealScoreAtom = atom(null, (get, set, id: string) => {
  set(revealedAtom, new Set([...get(revealedAtom), id]));
});
