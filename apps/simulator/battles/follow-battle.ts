import { foldBattleTopic } from '@pailei/contracts/play/battles/battle.fold';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import type { BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import type { LiveClient } from '@pailei/live/feed-client';

export type FollowedBattle = BattleSnapshot & { version: number };

type Follower = {
  onChange: (battle: FollowedBattle) => void;
  /** An event that was missed or came twice. */
  onGap?: (line: string) => void;
};

/** Folds a battle's live topic as the browser does, and hands over every new state. Returns a function that unsubscribes. */
export function followBattle(
  live: Pick<LiveClient, 'watch'>,
  battleId: string,
  { onChange, onGap }: Follower,
): () => void {
  let battle: FollowedBattle | undefined;
  return live.watch(battleTopic.of(battleId), {
    onSnapshot(snapshot, version) {
      battle = { ...snapshot, version };
      onChange(battle);
    },
    onEvents(events) {
      if (!battle) return;
      for (const event of events) {
        if (event.v !== battle.version + 1)
          onGap?.(`${battleTopic.of(battleId)}: ${event.v} came after ${battle.version}`);
        battle = { ...foldBattleTopic(battle, event), version: event.v };
      }
      onChange(battle);
    },
  });
}
