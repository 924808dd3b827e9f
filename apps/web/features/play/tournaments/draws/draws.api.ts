import { drawsApi, type Draws } from '@pailei/contracts/play/draws/draws.api';
import type { TournamentState } from '@pailei/domain/tournament';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';

const ASK_AGAIN_MS = 5_000;

export const isOver = ({ status }: Pick<TournamentState, 'status'>) => status === 'finished' || status === 'cancelled';

/** The event's commitment, and its secret as soon as it is over; fetched again then. */
export function useDraws(tournament: Pick<TournamentState, 'id' | 'status'>) {
  const { id, status } = tournament;
  const user = useAtomValue(userAtom);
  return useQuery({
    queryKey: ['draws', id, user?.id ?? null, status],
    queryFn: ({ signal }) => api.call(drawsApi.get, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isSecretPending(tournament, data) ? ASK_AGAIN_MS : false),
  });
}

function isSecretPending(tournament: Pick<TournamentState, 'status'>, { commitment, random_secret }: Draws): boolean {
  return isOver(tournament) && commitment !== null && random_secret === null;
}
