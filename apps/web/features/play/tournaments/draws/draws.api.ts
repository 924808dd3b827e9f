import { drawsApi } from '@pailei/contracts/play/draws/draws.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';

export const isOver = ({ status }: Pick<TournamentState, 'status'>) => status === 'finished' || status === 'cancelled';

/** The event's commitment, and its secret as soon as it is over; fetched again then. */
export function useDraws({ id, status }: Pick<TournamentState, 'id' | 'status'>) {
  const user = useAtomValue(userAtom);
  return useQuery({
    queryKey: ['draws', id, user?.id ?? null, status],
    queryFn: ({ signal }) => api.call(drawsApi.get, { params: { id }, signal }),
  });
}
