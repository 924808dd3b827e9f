import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { expect, test } from 'vitest';

import { scheduleRows } from './schedule-rows.ts';

const NOW = new Date('2026-03-01T12:00:00').getTime();
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const battle = (id: string, hours: number, change: Partial<BattleSummary> = {}) =>
  ({
    id,
    status: 'scheduled',
    starts_at: at(hours),
    started_at: null,
    teams: { a: { id: 't1' }, b: { id: 't2' } },
    ...change,
  }) as unknown as BattleSummary;
const tournament = (id: string, hours: number, status: TournamentSummary['status'] = 'registration') =>
  ({ id, status, starts_at: at(hours), started_at: null }) as TournamentSummary;

const rowsOf = (change: Partial<Parameters<typeof scheduleRows>[0]>) =>
  scheduleRows({
    tournaments: [],
    battles: [],
    span: 'today',
    nowMs: NOW,
    myTeamId: null,
    overBefore: new Set(),
    ...change,
  }).map(({ id }) => id);

test('battles stand between tournaments by time', () => {
  const tournaments = [tournament('cup', 2), tournament('over', -4, 'finished')];
  expect(rowsOf({ tournaments, battles: [battle('late', 3), battle('soon', 1)] })).toEqual([
    'soon',
    'cup',
    'late',
    'over',
  ]);
});

test('the battle of the own team comes first', () => {
  const battles = [battle('first', 1), battle('mine', 3, { teams: { a: { id: 't9' }, b: { id: 't2' } } as never })];
  expect(rowsOf({ battles, myTeamId: 't9' })).toEqual(['mine', 'first']);
});

test('one that ends keeps its place; what was over before stands last', () => {
  const battles = [battle('ended', 0, { status: 'finished' }), battle('next', 1)];
  expect(rowsOf({ battles })).toEqual(['ended', 'next']);
  expect(rowsOf({ battles, overBefore: new Set(['ended']) })).toEqual(['next', 'ended']);
});

test('another day’s battles and cancelled ones are left out, unless they still run', () => {
  const battles = [
    battle('yesterday', -30),
    battle('still', -30, { status: 'playing' }),
    battle('off', 1, { status: 'cancelled' }),
  ];
  expect(rowsOf({ battles })).toEqual(['still']);
  expect(rowsOf({ battles: [battle('next', 24)], span: 'tomorrow' })).toEqual(['next']);
});
