import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { expect, test } from 'vitest';

import { EVENT_FILTER, eventOptions } from './event-options.ts';

const event = (id: string, status: TournamentSummary['status']) => ({ id, name: id, status }) as TournamentSummary;

test('what is in its check-in comes first, and an event of the address stays choosable', () => {
  const events = [event('完', 'finished'), event('报', 'registration'), event('签', 'check_in')];
  expect(eventOptions(events, '').map(({ label }) => label)).toEqual(['签 · 签到中', '报 · 报名中', '完 · 已结束']);
  expect(eventOptions(events, 'x')[0]).toEqual({ value: 'x', label: '其他赛事' });
});

test('an address that names no event counts as none', () => {
  expect([EVENT_FILTER.parse('drop table'), EVENT_FILTER.parse('0199aa00-0000-7000-8000-000000000001')]).toEqual([
    '',
    '0199aa00-0000-7000-8000-000000000001',
  ]);
});
