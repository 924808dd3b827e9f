import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import type { BattleStatus } from '@pailei/domain/battles/types';
import { expect, test } from 'vitest';

import { battleOfTeam } from './battle-of-team.ts';

const line = (id: string, status: BattleStatus, hour: number, teams = 'xy') =>
  ({
    id,
    status,
    starts_at: `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`,
    teams: { a: { id: teams[0] }, b: { id: teams[1] } },
  }) as unknown as BattleSummary;

const of = (battles: BattleSummary[], shown: string | null = null) => battleOfTeam({ battles }, 'x', shown);

test('the battle that runs, else the next, else the last', () => {
  const over = [line('first', 'finished', 1), line('last', 'forfeited', 2)];
  const coming = [line('later', 'scheduled', 9), line('next', 'check_in', 8)];
  expect(of([...over, ...coming, line('now', 'playing', 5)])).toBe('now');
  expect(of([...over, ...coming])).toBe('next');
  expect(of(over)).toBe('last');
});

test('battles of others and cancelled ones are none of its own', () => {
  expect(of([line('other', 'playing', 5, 'yz'), line('gone', 'cancelled', 6)])).toBeNull();
});

test('what is shown stays while it is played, and after its end until the next one begins', () => {
  const shown = line('shown', 'playing', 5);
  expect(of([line('earlier', 'playing', 4), shown], 'shown')).toBe('shown');
  const over = line('shown', 'finished', 5);
  expect(of([over, line('next', 'check_in', 8)], 'shown')).toBe('shown');
  expect(of([over, line('next', 'playing', 8)], 'shown')).toBe('next');
});

test('a battle that is cancelled leaves its place to the next one', () => {
  const gone = line('shown', 'cancelled', 5);
  expect(of([gone, line('next', 'scheduled', 8)], 'shown')).toBe('next');
  expect(of([gone], 'shown')).toBeNull();
});
