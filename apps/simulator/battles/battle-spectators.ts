import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import type { BattleState } from '@pailei/domain/battles/types';
import { createFeedClient } from '@pailei/live/feed-client';
import { compareUntilEqual, isEqual, type Comparison } from '../people/compare.ts';
import { followMatch, type FollowedMatch } from '../people/follow-match.ts';
import { createLivePool } from '../people/live-pool.ts';
import type { SiteClient } from '../connections/site-client.ts';
import { followBattle, type FollowedBattle } from './follow-battle.ts';
import { findRecordFaults } from './record-faults.ts';

/** Anonymous ones, who fold a battle and every board of it as a browser does. */
export function createBattleSpectators(
  site: SiteClient,
  battleId: string,
  onState: (battle: BattleState, matchIds: readonly string[]) => void,
) {
  const live = createLivePool(() => createFeedClient({ ...site.live, getToken: () => null }));
  const matches = new Map<string, FollowedMatch | undefined>();
  const faults: string[] = [];
  let followed: FollowedBattle | undefined;

  followBattle(live, battleId, {
    onChange(battle) {
      followed = battle;
      for (const { match_id: id } of battle.battle.boards) {
        if (id === null || matches.has(id)) continue;
        matches.set(id, undefined);
        followMatch(live, id, (match) => matches.set(id, match));
      }
      onState(battle.battle, [...matches.keys()]);
    },
    onGap: (line) => faults.push(line),
  });

  async function compareBattle(): Promise<Comparison> {
    const served = await site.call(battlesApi.get, { params: { id: battleId } });
    const isSame = followed?.version === served.version && isEqual(followed.battle, served.battle);
    return { topic: battleTopic.of(battleId), isEqual: isSame };
  }

  async function compareMatch(id: string): Promise<Comparison> {
    const { series } = await site.call(matchesApi.get, { params: { id } });
    return { topic: matchTopic.of(id), isEqual: isEqual(matches.get(id)?.series, series) };
  }

  return {
    /** Compares what every spectator folded with the server, once the last events had time to arrive. */
    compare: (withinMs: number) =>
      compareUntilEqual([battleId, ...matches.keys()], withinMs, (id) =>
        id === battleId ? compareBattle() : compareMatch(id),
      ),
    /** What a spectator missed or had twice, and what the record of the battle does not bear out. */
    async findFaults(): Promise<string[]> {
      const params = { id: battleId };
      const [{ battle }, { events }] = [
        await site.call(battlesApi.get, { params }),
        await site.call(battlesApi.record, { params }),
      ];
      return [...faults, ...findRecordFaults(battle, events)];
    },
    connections: () => live.clients(),
    leave: () => live.close(),
  };
}
