import { BATTLE_FORMAT_CONTRACTS } from '@pailei/contracts/play/battles/formats/format-contracts';
import { BATTLE_FORMAT_NAMES, battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import { battleRules } from '@pailei/contracts/play/battles/battle-texts';
import { BATTLE_FORMAT_TEXTS } from '@pailei/contracts/play/battles/formats/format-texts';
import { battleOutlook } from '@pailei/domain/battles/outlook/outlook';
import { foldBattle } from '@pailei/domain/battles/evolve/fold';
import type { BattleFormat } from '@pailei/domain/battles/settings';
import { DEFAULT_TEAM_SETTINGS } from '@pailei/domain/tournament/teams/team-settings';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { teamFault } from '@pailei/domain/tournament/teams/team-fault';
import { afterAll, expect, test } from 'vitest';
import {
  mirrorContract,
  mirrorRules,
  mirrorTerms,
  mirrorTexts,
} from '../../../../tests/support/battles/mirror-format.ts';
import { FORMAT_TERMS } from '../../../domain/battles/formats/format-terms.ts';
import { FORMAT_RULES } from '../../../domain/battles/formats/rules-of.ts';

// Before anything is loaded that makes its schemas of the maps.
Object.assign(FORMAT_TERMS, { mirror: mirrorTerms });
Object.assign(FORMAT_RULES, { mirror: mirrorRules });
Object.assign(BATTLE_FORMAT_CONTRACTS, { mirror: mirrorContract });
Object.assign(BATTLE_FORMAT_NAMES, { mirror: mirrorTexts.name });
Object.assign(BATTLE_FORMAT_TEXTS, { mirror: mirrorTexts });
const { useTestDatabase } = await import('../../../../tests/support/fixtures.ts');
const { battleSettings, battleWorld } = await import('../../../../tests/support/battles/battle-world.ts');
const { battleEventOf } = await import('@pailei/contracts/play/battles/battle.fold');
const { battleTopic } = await import('@pailei/contracts/play/battles/battle.topic');
const { challengesApi } = await import('@pailei/contracts/play/challenges/challenges.api');
const { createDatabase } = await import('@pailei/db/client');
const { readSince } = await import('@pailei/live/log');

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const { build, player, start, playOn, stateOf } = battleWorld(db);

/** A battle format that is only in the maps. */
const mirror = (size: number) => ({ code: 'mirror', size }) as unknown as BattleFormat;

test('a format of the maps alone can be offered, in the lengths that it has', () => {
  const offer = { team_id: crypto.randomUUID(), slots: [new Date().toISOString()] };
  const offered = (best_of: number) => challengesApi.propose.body.safeParse({ ...offer, format: mirror(3), best_of });
  expect(offered(3).data?.format).toEqual({ code: 'mirror', size: 3 });
  expect(offered(5).error?.issues).toMatchObject([{ path: ['best_of'] }]);
  expect(challengesApi.propose.body.safeParse({ ...offer, format: mirror(9), best_of: 3 }).success).toBe(false);
});

test('it seats its players, counts its boards, and ends by its own rules', async () => {
  const battle = await build(battleSettings(mirror(3)));
  await start(battle);
  const opened = await stateOf(battle.id);
  const [a, b] = (['a', 'b'] as const).map((side) => [0, 1, 2].map((index) => player(battle, side, index).user_id));
  expect(opened.boards.map(({ seats }) => seats.map(({ account_id }) => account_id))).toEqual([
    [a![0], b![2]],
    [a![1], b![1]],
    [a![2], b![0]],
  ]);
  await playOn(battle, 'a');
  expect(battleOutlook(await stateOf(battle.id), 'a')).toMatchObject({ unit: 'boards', left: 2, needed: 1 });
  await playOn(battle, 'b', 'a');
  const state = await stateOf(battle.id);
  expect(state).toMatchObject({ status: 'finished', result: 'a', end_cause: 'boards', score: { a: 2, b: 1 } });
  const log = await readSince(db, battleTopic.of(battle.id), 0, 1_000);
  expect(foldBattle(log.map(battleEventOf))).toEqual(state);
});

test('its name and its rules are written like those of any other', () => {
  expect(battleFormatName(mirror(3))).toBe('镜像赛');
  expect(battleRules(battleSettings(mirror(3)))[0]).toBe('双方各 3 人，第一位对最后一位，各台同时进行。');
});

test('an event of teams plays it where its terms allow', () => {
  const cut = { type: 'single_elimination', size: 4, best_of: 1, final_best_of: null, third_place: false } as const;
  const fault = (size: number) =>
    teamFault({
      ...DEFAULT_TOURNAMENT_SETTINGS,
      late_entry: { until_round: 0, missed_rounds: 'losses', by_players: false },
      stages: [cut],
      team: { ...DEFAULT_TEAM_SETTINGS, roster_min: size, battle: mirror(size) },
    });
  expect(fault(3)).toBeNull();
  // four boards may end in a draw, from which no one advances in a bracket
  expect(fault(4)).toBe('stages');
});
