import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleState } from '@pailei/domain/battles/types';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { createFeedClient } from '@pailei/live/feed-client';
import { untilOpen } from '../connections/open-sockets.ts';
import type { Pace } from '../connections/pace.ts';
import { type Comparison, compareUntilEqual, isEqual } from '../people/compare.ts';
import { createReferee } from '../people/referee.ts';
import { PATIENCE_MS, type Staff } from '../run-tournament.ts';
import { createMembers, type PlayingTeams } from './battle-members.ts';
import { followMatch, type FollowedMatch } from '../people/follow-match.ts';
import { createLivePool } from '../people/live-pool.ts';
import type { SiteClient } from '../connections/site-client.ts';
import { followBattle, type FollowedBattle } from './follow-battle.ts';
import { findRecordFaults } from './record-faults.ts';

/** Anonymous ones, who fold a battle and every board of it as a browser does. */
function createBattleSpectators(
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

export type BattlesDeps = { log: (line: string) => void; onError: (error: Error) => void };

export type BattleResult = {
  battle: BattleState;
  rulings: number;
  comparisons: Comparison[];
  /** What was missed or came twice, and a score that is not that of the boards. */
  faults: string[];
};

const COMPARE_WITHIN_MS = 10_000;
const BEFORE_START: readonly BattleState['status'][] = ['scheduled', 'check_in'];

/** Plays a battle that the teams have agreed on to its end, under the eyes of a spectator on it and on every board. */
export function playBattle(
  { log, onError, pace }: BattlesDeps & { pace: Pace },
  staff: Staff,
  { id, teams }: { id: string; teams: PlayingTeams },
): { started: Promise<void>; ended: Promise<BattleResult> } {
  let rulings = 0;
  let shown = '';
  const refereed = new Set<string>();
  const started = Promise.withResolvers<void>();
  const over = Promise.withResolvers<BattleState>();
  const referee = createReferee({ pace, onError, onRuling: () => (rulings += 1) }, staff.referee);
  const members = createMembers({ pace, onError }, teams);
  const spectators = createBattleSpectators(staff.admin.site, id, (battle, matchIds) => {
    for (const match of matchIds) {
      if (!refereed.has(match)) referee.watch(match);
      refereed.add(match);
    }
    const news = describe(battle);
    if (news !== shown) log(news);
    shown = news;
    if (!BEFORE_START.includes(battle.status)) started.resolve();
    if (isBattleOver(battle.status)) over.resolve(battle);
  });
  const people = [members, referee, spectators];

  async function play(): Promise<BattleResult> {
    try {
      const connections = people.flatMap((person) => person.connections());
      await untilOpen(connections, { site: staff.admin.site.live, log: () => undefined, patienceMs: PATIENCE_MS });
      members.play(id);
      const battle = await over.promise;
      const comparisons = await spectators.compare(COMPARE_WITHIN_MS);
      return { battle, rulings, comparisons, faults: await spectators.findFaults() };
    } finally {
      for (const person of people) person.leave();
    }
  }

  return { started: started.promise, ended: play() };
}

function describe({ sides, settings, status, score }: BattleState): string {
  return `${sides.a.name} ${score.a}:${score.b} ${sides.b.name}: ${settings.format.code}, ${status}`;
}
