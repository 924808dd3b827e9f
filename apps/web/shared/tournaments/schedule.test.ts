import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { expect, test } from 'vitest';

import { nextTournament, openTournaments, scheduleOf } from './schedule.ts';

const NOON = new Date(2026, 10, 20, 12).getTime();
const hours = (count: number) => new Date(NOON + count * 3_600_000).toISOString();

function summary(
  id: string,
  status: TournamentSummary['status'],
  times: Partial<TournamentSummary> = {},
): TournamentSummary {
  return { id, name: id, status, starts_at: null, started_at: null, ...times } as TournamentSummary;
}
const ids = (tournaments: readonly TournamentSummary[]) => tournaments.map(({ id }) => id);

test('a day is the visitor’s own, by time, with what is over at the end', () => {
  const tournaments = [
    summary('late', 'registration', { starts_at: hours(8) }),
    summary('over', 'finished', { started_at: hours(-3) }),
    summary('now', 'running', { started_at: hours(-1) }),
    summary('tomorrow', 'registration', { starts_at: hours(14) }),
    summary('no-time', 'registration'),
    summary('off', 'cancelled', { starts_at: hours(1) }),
  ];
  expect(ids(scheduleOf(tournaments, 'today', NOON))).toEqual(['now', 'late', 'over']);
  expect(ids(scheduleOf(tournaments, 'tomorrow', NOON))).toEqual(['tomorrow']);
  expect(ids(scheduleOf(tournaments, 'week', NOON))).toEqual(['now', 'late', 'tomorrow', 'over']);
});

test('what has run since yesterday still belongs to today and not to tomorrow', () => {
  const marathon = [summary('marathon', 'running', { started_at: hours(-20) })];
  expect(ids(scheduleOf(marathon, 'today', NOON))).toEqual(['marathon']);
  expect(scheduleOf(marathon, 'tomorrow', NOON)).toEqual([]);
});

test('the next tournament is the soonest that has not begun', () => {
  const tournaments = [
    summary('passed', 'check_in', { starts_at: hours(-1) }),
    summary('second', 'registration', { starts_at: hours(3) }),
    summary('first', 'check_in', { starts_at: hours(2) }),
    summary('no-time', 'registration'),
  ];
  expect(nextTournament(tournaments, NOON)?.id).toBe('first');
  expect(nextTournament([], NOON)).toBeUndefined();
});

test('open tournaments without a time come after those with one', () => {
  const tournaments = [
    summary('no-time', 'registration'),
    summary('soon', 'registration', { starts_at: hours(1) }),
    summary('running', 'running'),
  ];
  expect(ids(openTournaments(tournaments))).toEqual(['soon', 'no-time']);
});
