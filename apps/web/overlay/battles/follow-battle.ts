import { foldBattleTopic } from '@pailei/contracts/play/battles/battle.fold';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import type { BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import { RESULT_SHOWN_MS } from '@pailei/domain/featured/choose-featured';
import type { LiveClient } from '@pailei/live/feed-client';

import { battleScore } from '../../shared/battles/model/battle-score.ts';
import { createFollower } from '../follow.ts';
import type { BattleOnAir } from '../view.ts';
import { boardOnAir, showsResult } from './board-on-air.ts';

/** Follows one battle at a time. */
export type BattleFollower = { follow(battleId: string): void };

type BattleFollowerOptions = {
  /** The board that the address names; null: the one that runs. */
  readonly board: number | null;
  /** Seconds; only ever more than the battle's own. */
  readonly delay: number;
  readonly onBattle: (battle: Omit<BattleOnAir, 'before'>) => void;
};

/** Follows a battle and chooses its board; the result of a board stays on screen before the next one comes. */
export function createBattleFollower(
  client: LiveClient,
  { board, delay, onBattle }: BattleFollowerOptions,
): BattleFollower {
  let snapshot: BattleSnapshot | null = null;
  let shown: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(): void {
    clearTimeout(timer);
    timer = undefined;
    if (snapshot === null) return;
    shown = boardOnAir(snapshot.battle, board)?.match_id ?? null;
    show(snapshot);
  }

  function show(now: BattleSnapshot): void {
    const { info, battle } = now;
    onBattle({
      snapshot: now,
      board: shown,
      score: battleScore(battle),
      delay: Math.max(delay, info.delay_seconds),
    });
  }

  const follower = createFollower<BattleSnapshot>(client, {
    fold: foldBattleTopic,
    delay,
    onState: (next) => {
      const isSame = snapshot?.info.id === next.info.id;
      snapshot = next;
      const chosen = boardOnAir(next.battle, board)?.match_id ?? null;
      if (!isSame || shown === null || (chosen !== shown && !showsResult(next.battle, shown))) return change();
      if (chosen !== shown) timer ??= setTimeout(change, RESULT_SHOWN_MS);
      show(next);
    },
  });
  return { follow: (battleId) => follower.follow(battleTopic.of(battleId)) };
}
