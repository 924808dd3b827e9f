import { drawsApi, type Draws } from '@pailei/contracts/play/draws/draws.api';
import type { BattleState } from '@pailei/domain/battles/types';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { checkDraws, choicesIn, coveredSince } from '../../../../shared/draws/check-draws.ts';
import { HASHING } from '../../../../shared/draws/hashing.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';

/** A battle's commitment, and its secret once it is over; read again then. */
export function useBattleDraws({ battle_id, status }: Pick<BattleState, 'battle_id' | 'status'>) {
  const user = useAtomValue(userAtom);
  return useQuery({
    queryKey: ['battle-draws', battle_id, user?.id ?? null, status],
    queryFn: ({ signal }) => api.call(drawsApi.ofBattle, { params: { id: battle_id }, signal }),
  });
}

/** Every choice of the system in the battle's boards, drawn again in this browser. */
export function useCheckedBattleDraws(id: string, draws: Draws) {
  return useQuery({
    queryKey: ['checked-battle-draws', id, draws],
    queryFn: async ({ signal }) => {
      const { matches } = await api.call(drawsApi.recordOfBattle, { params: { id }, signal });
      return checkDraws(draws, choicesIn(matches, coveredSince(draws)), HASHING);
    },
    enabled: draws.random_secret !== null,
    staleTime: Infinity,
  });
}
