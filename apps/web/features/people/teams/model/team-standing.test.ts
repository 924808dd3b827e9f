import { expect, test } from 'vitest';

import { joinStep, type JoinStep } from './team-standing.ts';

const FREE = { team_id: null };
const ELSEWHERE = { team_id: 'b' };
const team = { id: 'a', recruiting: 'application', member_count: 5 } as const;

type Case = {
  team: Parameters<typeof joinStep>[0];
  visitor: { team_id: string | null };
  applied?: string[];
  step: JoinStep;
};

test.each<[string, Case]>([
  ['one that asks for applications', { team, visitor: FREE, step: 'apply' }],
  ['an open one', { team: { ...team, recruiting: 'open' }, visitor: FREE, step: 'join' }],
  ['one that does not recruit', { team: { ...team, recruiting: 'closed' }, visitor: FREE, step: 'closed' }],
  [
    'a full one, however it recruits',
    { team: { ...team, recruiting: 'open', member_count: 12 }, visitor: FREE, step: 'full' },
  ],
  [
    'one that waits to answer, also when it has filled up',
    { team: { ...team, member_count: 12 }, visitor: FREE, applied: ['a'], step: 'applied' },
  ],
  ['the own one', { team, visitor: { team_id: 'a' }, step: 'mine' }],
  ['another one than the own', { team, visitor: ELSEWHERE, step: 'has_team' }],
])('%s', (_name, { team: shown, visitor, applied = [], step }) => {
  expect(joinStep(shown, visitor, new Set(applied))).toBe(step);
});
