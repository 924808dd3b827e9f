import { foldBattleTopic, battleEventOf } from '@pailei/contracts/play/battles/battle.fold';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import type { BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import type { LogEvent } from '@pailei/contracts/topics/topic';
import { evolveBattle } from '@pailei/domain/battles/evolve/evolve';
import { foldBattle } from '@pailei/domain/battles/evolve/fold';
import type { BattleEvent } from '@pailei/domain/battles/events';
import type { BattleState } from '@pailei/domain/battles/types';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import { useBattleList } from '../../../shared/battles/battles.api.ts';
import { useLiveTopic, type LiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { useRefresh } from '../../../shared/live/useRefresh.ts';
import type { RecordSource } from '../../../shared/replay/useRecord.ts';

const OF_TEAM = ['battle-of-team'];

/** The state of a battle's topic, with the events that came after the snapshot. */
export type LiveBattle = { readonly tail?: readonly LogEvent[] } & BattleSnapshot;

function foldBattleWithTail(battle: LiveBattle, event: LogEvent): LiveBattle {
  return { ...foldBattleTopic(battle, event), tail: [...(battle.tail ?? []), event] };
}

/** A battle as everybody may see it; null until the first snapshot. Without an id nothing is followed. */
export function useBattle(id: string | null): LiveTopic<LiveBattle | null> {
  return useLiveTopic<LiveBattle, null>(id === null ? null : battleTopic.of(id), {
    initial: null,
    fold: foldBattleWithTail,
    isKept: true,
  });
}

/** The id of a team's battle: that of now, else the next, else the last; null: it has none. */
export function useBattleOfTeam(teamId: string) {
  const { version } = useBattleList();
  useRefresh(version, [OF_TEAM]);
  return useQuery({
    queryKey: [...OF_TEAM, teamId],
    queryFn: async ({ signal }) => {
      const battle = await api.call(battlesApi.ofTeam, { params: { id: teamId }, signal });
      return battle?.info.id ?? null;
    },
    staleTime: 0,
  });
}

export const BATTLE_RECORD: RecordSource<BattleEvent, BattleState> = {
  read: (id, signal) => api.call(battlesApi.record, { params: { id }, signal }),
  eventOf: battleEventOf,
  fold: foldBattle,
  evolve: evolveBattle,
};
