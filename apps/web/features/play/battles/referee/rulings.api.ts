import { battleRulingsApi } from '@pailei/contracts/play/battles/battle-rulings.api';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import type { BodyInput } from '@pailei/contracts/http/endpoint';
import type { Losers } from '@pailei/domain/battles/commands';
import type { Side } from '@pailei/domain/series/sides';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import type { LaterStages } from '../../../../shared/rulings/later-stages.ts';
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

/** A ruling that may change what others depend on, as far as it is chosen. */
export type PreviewedRuling =
  | { type: 'forfeit_board'; board_number: number; losers: Losers }
  | { type: 'restore_board'; board_number: number }
  | { type: 'reopen' };

/** What a ruling would change in the battle and in its event, fetched again each time; null disables it. */
export function useRulingPreview(id: string, ruling: PreviewedRuling | null, laterStages: LaterStages) {
  const query = { ...(ruling ?? { type: 'reopen' as const }), restart_stages: String(laterStages === 'restart') };
  return useQuery({
    queryKey: ['battle-ruling-preview', id, ruling, laterStages],
    queryFn: ({ signal }) => api.call(battleRulingsApi.preview, { params: { id }, query, signal }),
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
