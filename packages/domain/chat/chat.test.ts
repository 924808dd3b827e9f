import { expect, test } from 'vitest';
import { chatFault } from './chat.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const hoursAgo = (hours: number) => new Date(Date.parse(NOW) - hours * 3_600_000).toISOString();
const PLAYER = { ended_at: null, is_staff: false, is_muted: false, recent: 0 };

test.each([
  ['a player in a match that is played', PLAYER, null],
  ['a player after the match', { ...PLAYER, ended_at: hoursAgo(23) }, null],
  ['a player a day after the match', { ...PLAYER, ended_at: hoursAgo(25) }, 'chat_closed'],
  ['a player who is muted', { ...PLAYER, is_muted: true }, 'chat_muted'],
  ['the fifth message within ten seconds', { ...PLAYER, recent: 4 }, null],
  ['the sixth', { ...PLAYER, recent: 5 }, 'chat_too_fast'],
  ['a referee who writes a lot', { ...PLAYER, is_staff: true, recent: 50 }, null],
  ['a referee a day after the match', { ...PLAYER, is_staff: true, ended_at: hoursAgo(25) }, 'chat_closed'],
] as const)('%s: %s', (_who, writing, fault) => {
  expect(chatFault(writing, NOW)).toBe(fault);
});
