import { foldBattleList } from '@pailei/contracts/play/battles/battle-list.fold';
import { battleListTopic, type BattleList } from '@pailei/contracts/play/battles/battle-list.topic';
import type { LiveClient } from '@pailei/live/feed-client';

import { createFollower } from '../follow.ts';
import { battleOfTeam } from './battle-of-team.ts';
import type { BattleFollower } from './follow-battle.ts';

/** Goes from battle to battle with a team. */
export function followTeam(client: LiveClient, teamId: string, battle: BattleFollower): void {
  let shown: string | null = null;
  const list = createFollower<BattleList>(client, {
    fold: foldBattleList,
    onState: (battles) => {
      shown = battleOfTeam(battles, teamId, shown);
      if (shown !== null) battle.follow(shown);
    },
  });
  list.follow(battleListTopic.of());
}
