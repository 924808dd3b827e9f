import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import type { StaffCase } from '@pailei/contracts/play/staff/staff-shapes';
import { expect, test } from 'vitest';

import { alertsOf, byUrgency, countsOf, waitsText, withWaiting } from './overview.ts';

const AT = '2026-03-01T12:00:00.000Z';
const teams = { a: { id: 't1', name: '渡鸦' }, b: { id: 't2', name: '北风' } };
const line = (id: string, change: Partial<BattleSummary> = {}) =>
  ({ id, teams, status: 'playing', running: [], waits: null, ...change }) as unknown as BattleSummary;
const call = (battle_id: string, answered_by: object | null = null) =>
  ({ kind: 'call', battle_id, answered_by }) as StaffCase;
const dispute = (battle_id: string | null) => ({ kind: 'dispute', battle_id }) as StaffCase;
const awaited = { due_at: AT, due_kind: 'ace', sides: ['a'] } as const satisfies BattleSummary['waits'];

const ALERTS = alertsOf([call('called'), call('taken', { id: 'r' }), dispute('disputed'), dispute(null)]);

test('what waits for a referee is counted by battle', () => {
  expect([...ALERTS]).toEqual([
    ['called', { calls: 1, answered: 0, disputes: 0 }],
    ['taken', { calls: 0, answered: 1, disputes: 0 }],
    ['disputed', { calls: 0, answered: 0, disputes: 1 }],
  ]);
});

test('calls come first, then disputes, pauses and teams that are waited for', () => {
  const lines = [
    line('quiet'),
    line('late', { waits: { ...awaited, sides: ['a'] } }),
    line('paused', { status: 'paused' }),
    line('taken'),
    line('disputed'),
    line('called'),
  ];
  expect(byUrgency(lines, ALERTS).map(({ id }) => id)).toEqual([
    'called',
    'disputed',
    'taken',
    'paused',
    'late',
    'quiet',
  ]);
});

test('a battle that waits for a referee is on the first page, wherever it would stand', () => {
  const shown = withWaiting([line('1'), line('called')], [line('called'), line('disputed'), line('2')], ALERTS);
  expect(shown.map(({ id }) => id)).toEqual(['disputed', '1', 'called']);
});

test('the figures are of all battles that are on', () => {
  const lines = [
    line('1', { running: [{}, {}] as never }),
    line('2', { status: 'paused', waits: { ...awaited, sides: [] } }),
    line('3', { status: 'check_in', waits: { ...awaited, sides: ['b'] } }),
    line('4', { status: 'scheduled', waits: { ...awaited, sides: ['b'] } }),
    line('5', { status: 'finished' }),
  ];
  expect(countsOf(lines, ALERTS)).toEqual({ live: 3, boards: 2, calls: 1, disputes: 1, paused: 1, awaited: 1 });
});

test('it says who is waited for, and for what', () => {
  expect(waitsText(line('1', { waits: { ...awaited, sides: ['a', 'b'] } }))).toBe('等待 渡鸦、北风：派王牌');
  expect(waitsText(line('1'))).toBeNull();
});
