import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { expect, test } from 'vitest';

import { comingDays, daysLeft, deadlineOf, openEvents } from './dates.ts';

const NOON = new Date(2026, 10, 20, 12).getTime();
const hours = (count: number) => new Date(NOON + count * 3_600_000).toISOString();

function line(id: string, times: Partial<TournamentSummary> = {}): TournamentSummary {
  const none = { registration_closes_at: null, check_in_opens_at: null, starts_at: null };
  return { id, status: 'registration', ...none, ...times } as TournamentSummary;
}
const ids = (lines: readonly TournamentSummary[]) => lines.map(({ id }) => id);

test('entries are taken until closing time, check-in or start, whatever comes first', () => {
  expect(
    deadlineOf(line('all', { registration_closes_at: hours(3), check_in_opens_at: hours(4), starts_at: hours(5) })),
  ).toEqual({
    label: '报名截止',
    at: hours(3),
  });
  expect(deadlineOf(line('no closing time', { check_in_opens_at: hours(4), starts_at: hours(5) }))?.at).toBe(hours(4));
  expect(deadlineOf(line('start alone', { starts_at: hours(5) }))?.at).toBe(hours(5));
  expect(deadlineOf(line('at the organiser’s word'))).toBeNull();
});

test('those who gather wait for the start', () => {
  expect(deadlineOf(line('x', { status: 'check_in', registration_closes_at: hours(-1), starts_at: hours(1) }))).toEqual(
    {
      label: '距开赛',
      at: hours(1),
    },
  );
  expect(deadlineOf(line('x', { status: 'check_in' }))).toBeNull();
  expect(deadlineOf(line('x', { status: 'running', starts_at: hours(1) }))).toBeNull();
});

test.each([
  [23.9, null],
  [24, '1 天 0 小时'],
  [213.9, '8 天 21 小时'],
  [-1, null],
])('with %d hours left: %s', (count, text) => {
  expect(daysLeft(hours(count), NOON)).toBe(text);
});

test('open events come by what runs out first', () => {
  const lines = [
    line('no-time'),
    line('later', { starts_at: hours(9) }),
    line('running', { status: 'running', starts_at: hours(-1) }),
    line('soon', { registration_closes_at: hours(2), starts_at: hours(20) }),
    line('gathering', { status: 'check_in', starts_at: hours(1) }),
  ];
  expect(ids(openEvents(lines))).toEqual(['gathering', 'soon', 'later', 'no-time']);
});

test('the days ahead hold what is still to start within a month', () => {
  const lines = [
    line('tonight', { starts_at: hours(8) }),
    line('passed', { starts_at: hours(-1) }),
    line('tomorrow-late', { starts_at: hours(26) }),
    line('tomorrow-early', { starts_at: hours(14) }),
    line('far', { starts_at: hours(24 * 31) }),
    line('off', { status: 'cancelled', starts_at: hours(3) }),
    line('no-time'),
  ];
  const days = comingDays(lines, NOON);
  expect(days.map(({ tournaments }) => ids(tournaments))).toEqual([['tonight'], ['tomorrow-early', 'tomorrow-late']]);
  expect(days.map(({ midnightMs }) => new Date(midnightMs).getDate())).toEqual([20, 21]);
});
