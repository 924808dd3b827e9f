import { battleRulingsApi } from '@pailei/contracts/play/battles/battle-rulings.api';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import type { BodyInput } from '@pailei/contracts/http/endpoint';
import type { Losers } from '@pailei/domain/battles';
import type { Side } from '@pailei/domain/series';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { acceptAnswer } from '../../../../shared/live/topics.ts';

export type BattleRulingInput = BodyInput<(typeof battleRulingsApi)['rule']>;

/** A ruling on a battle. Its dialog shows the error. */
export function useBattleRuling(id: string) {
  return useMutation({
    mutationFn: (body: BattleRulingInput) => api.call(battleRulingsApi.rule, { params: { id }, body }),
    onSuccess: ({ info, battle, version }) => acceptAnswer(battleTopic.of(id), { info, battle }, version),
    meta: { quiet: true },
  });
}

/** A ruling on one board, as far as it is chosen. */
export type BoardRuling =
  | { type: 'forfeit_board'; board_number: number; losers: Losers }
  | { type: 'restore_board'; board_number: number };

/** What a ruling on a board would change, fetched again each time; null disables it. */
export function useBoardPreview(id: string, ruling: BoardRuling | null) {
  return useQuery({
    queryKey: ['battle-ruling-preview', id, ruling],
    queryFn: ({ signal }) =>
      api.call(battleRulingsApi.preview, {
        params: { id },
        query: ruling ?? { type: 'restore_board', board_number: 1 },
        signal,
      }),
    enabled: ruling !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** The members of a side with their decks. */
export function useRoster(id: string, side: Side | null) {
  return useQuery({
    queryKey: ['battle-roster', id, side],
    queryFn: ({ signal }) =>
      api.call(battleRulingsApi.roster, { params: { id }, query: { side: side ?? 'a' }, signal }),
    enabled: side !== null,
    staleTime: 0,
    retry: false,
  });
}
