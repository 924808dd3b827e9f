import { foldBattleSide } from '@pailei/contracts/play/battles/battle-side.fold';
import { battleSideTopic } from '@pailei/contracts/play/battles/battle-side.topic';
import type { BattleSideView } from '@pailei/contracts/play/battles/battle-views';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import type { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import type { BodyInput } from '@pailei/contracts/http/endpoint';
import type { Side } from '@pailei/domain/series/sides';
import { useMutation } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import type { CallInput } from '../../../../shared/api/client.ts';
import { acceptAnswer } from '../../../../shared/live/topics.ts';
import { useLiveTopic, type LiveTopic } from '../../../../shared/live/useLiveTopic.ts';

/** What only the members of one side see: draft, locked line-up, who was named. Null until the first snapshot. */
export function useBattleSide(id: string, side: Side): LiveTopic<BattleSideView | null> {
  return useLiveTopic<BattleSideView, null>(battleSideTopic.of(id, side), { initial: null, fold: foldBattleSide });
}

type BattleCommand = (typeof battlesApi)['lockLineUp' | 'checkIn' | 'substitute' | 'namePlayer' | 'forfeit'];

/** A command of a team on its battle. Its panel shows the error. */
export function useBattleCommand<E extends BattleCommand>(endpoint: E, id: string) {
  return useMutation({
    mutationFn: (body: BodyInput<E>) => api.call(endpoint, { params: { id }, body } as unknown as CallInput<E>),
    onSuccess: ({ info, battle, version }) => acceptAnswer(battleTopic.of(id), { info, battle }, version),
    meta: { quiet: true },
  });
}
