import { describe, expect, test } from 'vitest';
import { readOptions } from '../options.ts';
import { bestHalf } from './best-teams.ts';
import { planSeason } from './season-plan.ts';

describe('the events of a season', () => {
  const plan = planSeason(readOptions(['--season', '--boards', '3']));

  test('are two weeks of groups, three cups of the players, and the play-offs of the better half', () => {
    expect(plan.map(({ field, tier, stages }) => [field, tier, stages.map(({ type }) => type).join()])).toEqual([
      ['teams', 'B', 'round_robin'],
      ['players', 'C', 'single_elimination'],
      ['teams', 'B', 'round_robin'],
      ['players', 'C', 'swiss'],
      ['players', 'C', 'double_elimination'],
      ['best_teams', 'A', 'single_elimination'],
    ]);
  });

  test('have groups of four, as many as there are', () => {
    expect(plan[0]?.stages).toMatchObject([{ group_count: 2, group_size: 4 }]);
    expect(planSeason(readOptions(['--season', '--teams', '12']))[0]?.stages).toMatchObject([{ group_count: 3 }]);
  });

  test('bear names that differ', () => {
    expect(new Set(plan.map(({ name }) => name)).size).toBe(plan.length);
  });
});

test('the better half are those who stand first in the table; who is not in it comes last', () => {
  const teams = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(bestHalf(teams, [{ id: 'd' }, { id: 'x' }, { id: 'b' }])).toEqual([{ id: 'd' }, { id: 'b' }]);
});
