import { currentStandings } from '@pailei/domain/tournament/views';
import { expect, test } from 'vitest';

import { playedUntilStage, started, swiss } from '../../../../shared/tournaments/tournament.fixture.ts';
import { advancingIds, outcomeOf } from './outcome.ts';
import { cutAfter } from './stage-views.ts';

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }));

test('as many go on as the next stage takes; whoever has left makes room', () => {
  const tournament = swiss();
  const rows = rowsOf('p3', 'p1', 'p4', 'p2');
  expect(advancingIds(tournament, 0, rows, cutAfter(tournament, 0))).toEqual(['p3', 'p1']);
  const dropped = { ...tournament.participants['p1']!, status: 'dropped' } as const;
  const without = { ...tournament, participants: { ...tournament.participants, p1: dropped } };
  expect(advancingIds(without, 0, rows, cutAfter(without, 0))).toEqual(['p3', 'p4']);
});

test('no line is drawn where nothing follows', () => {
  const only = started({ stages: [{ type: 'swiss', rounds: 2, best_of: 3 }] }, 4);
  expect(advancingIds(only, 0, rowsOf('p1', 'p2'), cutAfter(only, 0))).toBeNull();
});

test('a second Swiss stage takes all who are still in, so that no line is drawn', () => {
  const round = { type: 'swiss', rounds: 1, best_of: 3 } as const;
  const twice = started({ stages: [round, round] }, 4);
  expect(advancingIds(twice, 0, rowsOf('p1', 'p2'), cutAfter(twice, 0))).toBeNull();
});

test('who advances is known once the next stage exists', () => {
  expect(outcomeOf(swiss(), 0, 'p1')).toBe('');
  const tournament = playedUntilStage(swiss(), 1);
  const outcomes = currentStandings(tournament, 0).map(({ id }) => outcomeOf(tournament, 0, id));
  expect(outcomes).toEqual(['晋级', '晋级', '止步', '止步']);
});
