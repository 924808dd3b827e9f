import { expect, test } from 'vitest';
import type { BattleState } from '@pailei/domain/battles/types';

import { substitutionsLeftText, substitutionsNote } from './substitution-texts.ts';

type Count = { substituted: boolean; substitutions_left?: number };

const textsOf = (settings: { substitutions?: number }, a: Count) => {
  const state = { settings, sides: { a, b: a } } as unknown as BattleState;
  return [substitutionsLeftText(state, 'a'), substitutionsNote(state, 'a')];
};

test('a console says how many substitutions a side has left', () => {
  expect(textsOf({ substitutions: 2 }, { substituted: false, substitutions_left: 2 })).toEqual([
    '还剩 2 次',
    '换人还剩 2 次',
  ]);
  expect(textsOf({ substitutions: 2 }, { substituted: true, substitutions_left: 0 })).toEqual(['已用完', '换人已用']);
  expect(textsOf({ substitutions: 0 }, { substituted: true, substitutions_left: 0 })).toEqual([
    '不能换人',
    '本场不能换人',
  ]);
});

test('a battle from before there was a number of them has one', () => {
  expect(textsOf({}, { substituted: false })).toEqual(['还剩 1 次', '换人还剩 1 次']);
  expect(textsOf({}, { substituted: true })).toEqual(['已用完', '换人已用']);
});
