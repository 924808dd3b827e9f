import { setTimeout as sleep } from 'node:timers/promises';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { runningGame } from '@pailei/domain/series/decide/legal';
import { createFeedClient } from '@pailei/live/feed-client';
import type { Account } from './accounts.ts';
import { createLivePool } from './live-pool.ts';
import { followMatch, type FollowedMatch } from './follow-match.ts';
import { tableKey, trueResult } from './play-match.ts';
import type { Pace } from '../connections/pace.ts';
import { asError, isRefused } from '../connections/refusals.ts';

export type RefereeDeps = { pace: Pace; onError: (error: Error) => void; onRuling: () => void };

/** Follows the matches it is given and rules on disputes. */
export function createReferee({ pace, onError, onRuling }: RefereeDeps, account: Account) {
  const live = createLivePool(() => createFeedClient({ ...account.site.live, getToken: () => account.site.token() }));

  async function rule(match: FollowedMatch, game_number: number): Promise<void> {
    await sleep(pace.waitMs('rule', `${tableKey(match)} ${game_number}`));
    const result = trueResult(pace, tableKey(match), game_number);
    const body = { type: 'rule_game', game_number, result, reason: '已核对双方对局记录' } as const;
    try {
      await account.site.call(matchesApi.rule, { params: { id: match.info.id }, body });
      onRuling();
    } catch (error) {
      if (!isRefused(error)) onError(asError(error));
    }
  }

  return {
    watch(matchId: string): void {
      let ruled = 0;
      const leave = followMatch(live, matchId, (match) => {
        // One who corrects results stays: a match may go on after its end.
        if (isSeriesOver(match.series.status)) return pace.habits.corrections === 0 ? leave() : undefined;
        const game = runningGame(match.series);
        if (match.series.status !== 'disputed' || !game || game.number === ruled) return;
        ruled = game.number;
        void rule(match, game.number);
      });
    },
    connections: () => live.clients(),
    leave: () => live.close(),
  };
}
