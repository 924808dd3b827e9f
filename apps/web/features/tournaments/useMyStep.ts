import { nextStep, type NextStep, type Participant, type TournamentState } from '@pailei/domain/tournament';
import { useMemo } from 'react';

import { useTournament } from '../../shared/live/useTopics.ts';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { entryOf } from './model/people.ts';

export type MyStep = {
  tournament: TournamentState | null;
  participant: Participant | undefined;
  step: NextStep | null;
};

/** A tournament with the visitor's entry and the one next thing for them. */
export function useMyStep(tournamentId: string): MyStep {
  const user = useAtomValue(userAtom);
  const tournament = useTournament(tournamentId).state;
  return useMemo(() => {
    const participant = tournament ? entryOf(tournament, user?.id ?? null) : undefined;
    return { tournament, participant, step: tournament && nextStep(tournament, participant?.id ?? null) };
  }, [tournament, user?.id]);
}
