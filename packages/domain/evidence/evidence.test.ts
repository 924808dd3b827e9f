import { expect, test } from 'vitest';
import { evidenceFault, freePlace } from './evidence.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const hoursAgo = (hours: number) => new Date(Date.parse(NOW) - hours * 3_600_000).toISOString();
const games = [{ number: 1 }, { number: 2 }];

test.each([
  ['a game that is played', { games, ended_at: null }, 2, null],
  ['a game that never was', { games, ended_at: null }, 3, 'unknown_game'],
  ['a match that has just ended', { games, ended_at: hoursAgo(23.9) }, 1, null],
  ['a match that is long over', { games, ended_at: hoursAgo(24.1) }, 1, 'evidence_too_late'],
] as const)('%s: %s', (_what, match, game, fault) => {
  expect(evidenceFault(match, game, NOW)).toBe(fault);
});

test('three images have their places, and a fourth has none', () => {
  expect([[], [0], [0, 2], [1, 0], [0, 1, 2]].map(freePlace)).toEqual([0, 1, 1, 2, undefined]);
});
