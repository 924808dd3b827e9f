import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { battleDecksApi } from '@pailei/contracts/play/decklists/decklists.api';
import type { BattleState } from '@pailei/domain/battles/types';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { acceptAnswer } from '../../../../shared/live/topics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';

/** What the visitor may read of both line-ups' decks; read again when a team opens its own. */
export function useBattleDecks(id: string, { a, b }: BattleState['sides']) {
  const user = useAtomValue(userAtom);
  return useQuery({
    queryKey: ['battle-decks', id, user?.id ?? null, a.decks_opened, b.decks_opened],
    queryFn: ({ signal }) => api.call(battleDecksApi.ofBattle, { params: { id }, signal }),
  });
}

/** Opens the decks of the own team for good. */
export function useOpenDecks(id: string) {
  return useMutation({
    mutationFn: () => api.call(battlesApi.openDecks, { params: { id }, body: {} }),
    onSuccess: ({ info, battle, version }) => acceptAnswer(battleTopic.of(id), { info, battle }, version),
  });
}
