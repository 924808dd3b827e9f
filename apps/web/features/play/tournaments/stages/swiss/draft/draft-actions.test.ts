import { expect, test } from 'vitest';

import { draftActions } from './draft-actions.ts';

const pair = (a: string, b: string) => ({ a, b }) as never;
const draft = { pairs: [pair('p1', 'p2'), pair('p3', 'p4')], bye: 'p5', absent: ['p6'] };

test.each([
  [[], []],
  [['p1'], ['bye', 'absent']],
  [['p5'], ['absent']],
  [['p6'], ['present']],
  [['p1', 'p2'], []],
  [
    ['p1', 'p3'],
    ['swap', 'pair'],
  ],
  [
    ['p1', 'p5'],
    ['swap', 'pair'],
  ],
  [['p5', 'p6'], ['swap']],
])('%j may be changed by %j', (ids, actions) => {
  expect(draftActions(draft, ids)).toEqual(actions);
});

test('in an even field nobody can be given the bye', () => {
  expect(draftActions({ ...draft, bye: null }, ['p1'])).toEqual(['absent']);
});
