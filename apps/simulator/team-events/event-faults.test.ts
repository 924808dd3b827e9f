import { expect, test } from 'vitest';
import type { BattleState } from '@pailei/domain/battles/types';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { findEventFaults, openFixtures } from './event-faults.ts';

const fixture = (match_id: string, wins_a: number, wins_b: number, result: MatchSummary['result']) =>
  ({ match_id, stage: 0, round: 1, table: 1, wins_a, wins_b, result }) as MatchSummary;
const battle = (battle_id: string, a: number, b: number, result: BattleState['result']) =>
  ({ battle_id, score: { a, b }, result }) as BattleState;
const place = (participant_id: string, rank: number) => ({ participant_id, place: rank, place_to: rank });

const event = (change: Partial<TournamentState> = {}, matches = [fixture('m', 2, 1, 'a')]) =>
  ({
    name: '团体赛',
    status: 'finished',
    stages: [{ rounds: [{ matches }] }],
    placements: [place('one', 1), place('other', 2)],
    ...change,
  }) as TournamentState;

test('an event that says what its battles say has no faults', () => {
  expect(findEventFaults(event(), [battle('m', 2, 1, 'a')])).toEqual([]);
  const cancelled = event({}, [fixture('m', 0, 0, 'double_loss')]);
  expect(findEventFaults(cancelled, [battle('m', 0, 0, null)])).toEqual([]);
  const first = { place: 1, place_to: 2 };
  const shared = event({
    placements: [
      { participant_id: 'one', ...first },
      { participant_id: 'other', ...first },
    ],
  });
  expect(findEventFaults(shared, [battle('m', 2, 1, 'a')])).toEqual([]);
});

test.each([
  ['another score', event(), [battle('m', 3, 1, 'a')], 'fixture 0.1.1 says 2 1 a, its battle 3 1 a'],
  ['another winner', event(), [battle('m', 2, 1, 'b')], 'fixture 0.1.1 says 2 1 a, its battle 2 1 b'],
  ['a fixture without a battle', event(), [], 'fixture 0.1.1 was played by nobody'],
  [
    'a battle without a fixture',
    event(),
    [battle('m', 2, 1, 'a'), battle('n', 2, 1, 'a')],
    'battle n belongs to no fixture',
  ],
  ['an event that has not ended', event({ status: 'cancelled' }), [battle('m', 2, 1, 'a')], '团体赛 is cancelled'],
  [
    'a team that is placed twice',
    event({ placements: [place('one', 1), place('one', 2)] }),
    [battle('m', 2, 1, 'a')],
    '团体赛 places one twice',
  ],
  ['no champion', event({ placements: [] }), [battle('m', 2, 1, 'a')], '团体赛 has 0 in the first place'],
  [
    'two champions of whom each stands alone',
    event({ placements: [place('one', 1), place('other', 1)] }),
    [battle('m', 2, 1, 'a')],
    '团体赛 has 2 in the first place',
  ],
])('%s is named', (_what, state, battles, fault) => {
  expect(findEventFaults(state, battles)).toEqual([fault]);
});

test('open fixtures are those without a result', () => {
  const state = event({}, [fixture('m', 2, 1, 'a'), fixture('n', 0, 1, null)]);
  expect(openFixtures(state).map(({ match_id }) => match_id)).toEqual(['n']);
});
