import { holdsRight } from '@pailei/domain/rights/rights';
import { hasResultsToHide, withoutResults } from '@pailei/domain/tournament/spoilers/without-results';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useMemo } from 'react';

import type { LiveTopic } from '../live/useLiveTopic.ts';
import { useTournament } from '../live/useTopics.ts';
import { useAtomValue } from '../state/jotai.ts';
import { userAtom } from '../state/session.atoms.ts';
import { entryOf } from '../tournaments/people.ts';
import { useSpoiler } from './useSpoiler.ts';

export type ShownTournament = LiveTopic<TournamentState | null> & {
  /** Shows the results of the event; null where nothing is hidden. */
  reveal: (() => void) | null;
};

/**
 * An event as the visitor wants to see it: without results for viewers who want no spoilers, until they ask for them. Staff and entrants
 * see it as it is.
 */
export function useShownTournament(id: string | null): ShownTournament {
  const topic = useTournament(id);
  const user = useAtomValue(userAtom);
  const { isHidden, reveal } = useSpoiler(id ?? '');
  const { state } = topic;
  const takesPart = holdsRight('referee', user) || (state !== null && entryOf(state, user) !== undefined);
  const hides = isHidden && !takesPart && state !== null && hasResultsToHide(state);
  const shown = useMemo(() => (hides && state ? withoutResults(state) : state), [hides, state]);
  return { ...topic, state: shown, reveal: hides ? reveal : null };
}
