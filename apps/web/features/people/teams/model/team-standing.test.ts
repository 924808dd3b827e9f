import { expect, test } from 'vitest';

import { joinStep, type JoinStep } from './team-standing.ts';

const FREE = { team_id: null };
const ELSEWHERE = { team_id: 'b' };
const team = { id: 'a', recruiting: 'application', member_count: 5 } as const;

test.each<[string, Parameters<typeof joinStep>[0], { team_id: string | null }, string[], JoinStep]>([
  ['one that asks for applications', team, FREE, [], 'apply'],
  ['an open one', { ...team, recruiting: 'open' }, FREE, [], 'join'],
  ['one that does not recruit', { ...team, recruiting: 'closed' }, FREE, [], 'closed'],
  ['a full one, however it recruits', { ...team, recruiting: 'open', member_count: 12 }, FREE, [], 'full'],
  ['one that waits to answer, also when it has filled up', { ...team, member_count: 12 }, FREE, ['a'], 'applied'],
  ['the own one', team, { team_id: 'a' }, [], 'mine'],
  ['another one than the own', team, ELSEWHERE, [], 'has_team'],
])('%s', (_name, shown, visitor, applied, step) => {
  expect(joinStep(shown, visitor, new Set(applied))).toBe(step);
});
