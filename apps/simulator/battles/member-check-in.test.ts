import { expect, test } from 'vitest';
import type { BattleSettings } from '@pailei/domain/battles/settings';
import { isCalled } from './member-check-in.ts';

const battle = (check_in_members: number, status: 'check_in' | 'playing' = 'check_in') => ({
  status,
  settings: { check_in_members } as BattleSettings,
});

test('as many members come as the battle asks for beside the captain, and only while it does', () => {
  const called = (settings: ReturnType<typeof battle>) => [0, 1, 2, 3].filter((place) => isCalled(settings, place));
  expect(called(battle(3))).toEqual([1, 2]);
  expect(called(battle(1))).toEqual([]);
  expect(called(battle(3, 'playing'))).toEqual([]);
});
