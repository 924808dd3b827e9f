import { nextStep, type NextStep } from '@pailei/domain/tournament/next-step';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { useMemo } from 'react';

import { useTournament } from '../../live/useTopics.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { userAtom } from '../../state/session.atoms.ts';
import { entryOf } from '../people.ts';
import { useEntry } from './entries.api.ts';

export type MyStep = {
  tournament: TournamentState | null;
  participant: Participant | undefined;
  step: NextStep | null;
};

/** A tournament with the visitor's entry and the one next thing for them, which does not trail where the event's view does. */
export function useMyStep(tournamentId: string): MyStep {
  const user = useAtomValue(userAtom);
  const tournament = useTournament(tournamentId).state;
  const isTrailing = tournament !== null && tournament.settings.delay_seconds > 0;
  const entry = useEntry(tournamentId, isTrailing);
  const own = entry.data?.own;
  const isAwaited = isTrailing && user !== null && entry.isPending;
  return useMemo(() => {
    if (tournament && own) return { tournament, ...own };
    // the public view may not have the entry yet
    if (isAwaited) return { tournament, participant: undefined, step: null };
    const participant = tournament ? entryOf(tournament, user) : undefined;
    return { tournament, participant, step: tournament && nextStep(tournament, participant?.id ?? null) };
  }, [tournament, own, user, isAwaited]);
}
