import { foldBattleList } from '@pailei/contracts/play/battles/battle-list.fold';
import { battleListTopic, type BattleList } from '@pailei/contracts/play/battles/battle-list.topic';
import { foldBattleTopic } from '@pailei/contracts/play/battles/battle.fold';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import type { BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import { RESULT_SHOWN_MS } from '@pailei/domain/featured';
import type { LiveClient } from '@pailei/live/feed-client';

import { formatFacts } from '../../shared/battles/format-facts.ts';
import { createFollower, type Follower } from '../follow.ts';
import type { BattleOnAir } from '../view.ts';
import { battleOfTeam } from './battle-of-team.ts';
import { boardOnAir, showsResult } from './board-on-air.ts';

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
): Follower<BattleSnapshot> {
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
      score: formatFacts(battle).score(battle),
      delay: Math.max(delay, info.delay_seconds),
    });
  }

  return createFollower<BattleSnapshot>(client, {
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
}

/** Goes from battle to battle with a team. */
export function followTeam(client: LiveClient, teamId: string, battle: Follower<BattleSnapshot>): void {
  let shown: string | null = null;
  const list = createFollower<BattleList>(client, {
    fold: foldBattleList,
    onState: (battles) => {
      shown = battleOfTeam(battles, teamId, shown);
      if (shown !== null) battle.follow(battleTopic.of(shown));
    },
  });
  list.follow(battleListTopic.of());
}
