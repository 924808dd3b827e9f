import { atom } from '../../shared/state/jotai.ts';
import { readChoice, type MatchChoice } from './model/selection.ts';

const baseAtom = atom<MatchChoice>(readChoice(location.search));

/** What the address asks for: the address is the state. */
export const choiceAtom = atom((get) => get(baseAtom));

/** Shows a match and puts it into the address; going back leads to the one before. */
export const chooseMatchAtom = atom(null, (_get, set, matchId: string) => {
  history.pushState(null, '', `?match=${encodeURIComponent(matchId)}`);
  set(baseAtom, readChoice(location.search));
});

/** Reads the address again, after the visitor went back or forward. */
export const rereadChoiceAtom = atom(null, (_get, set) => set(baseAtom, readChoice(location.search)));
