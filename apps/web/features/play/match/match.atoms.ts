import { atom } from '../../../shared/state/jotai.ts';
import type { MatchChoice } from '@pailei/domain/featured/choose-match';
import { readChoice } from '../../../shared/match/selection.ts';

const baseAtom = atom<MatchChoice>(readChoice(typeof location === 'undefined' ? '' : location.search));

/** What the address asks for: the address is the state. */
export const choiceAtom = atom((get) => get(baseAtom));

/** Shows a match and puts it into the address; going back shows the previous one. */
export const chooseMatchAtom = atom(null, (_get, set, matchId: string) => {
  history.pushState(null, '', `?match=${encodeURIComponent(matchId)}`);
  set(baseAtom, readChoice(location.search));
});

/** Takes over what an address asks for, where there is no address bar. */
export const takeChoiceAtom = atom(null, (_get, set, search: string) => set(baseAtom, readChoice(search)));

/** Reads the address again, after the visitor went back or forward. */
export const rereadChoiceAtom = atom(null, (_get, set) => set(baseAtom, readChoice(location.search)));
