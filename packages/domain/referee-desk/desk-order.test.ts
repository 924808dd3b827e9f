import { expect, test } from 'vitest';
import { arrangeDesk, compareDesk, type DeskPlace } from './desk-order.ts';

const at = (minute: number) => `2026-11-27T12:${String(minute).padStart(2, '0')}:00.000Z`;
const row = (key: string, kind: DeskPlace['kind'], minute: number, is_blocking = true): DeskPlace => ({
  key,
  kind,
  is_blocking,
  since: at(minute),
});
const keys = (rows: readonly DeskPlace[]) => rows.map(({ key }) => key);

const DISPUTE = row('dispute', 'dispute', 9);
const OLD_DISPUTE = row('old dispute', 'dispute', 2);
const LATE = row('late', 'late', 1);
const UNREPORTED = row('unreported', 'unreported', 0);
const CALL = row('call', 'call', 0);
const OBJECTION = row('objection', 'objection', 0, false);
const QUESTION = row('question', 'call', 5, false);

test('what blocks the round first, then by kind, then by how long it waits', () => {
  const mixed = [OBJECTION, QUESTION, CALL, UNREPORTED, LATE, DISPUTE, OLD_DISPUTE];
  expect(keys(mixed.toSorted(compareDesk))).toEqual([
    'old dispute',
    'dispute',
    'late',
    'unreported',
    'call',
    'question',
    'objection',
  ]);
});

test('nothing new comes in above the selected row, and everything below it does', () => {
  const seen = new Set(['late', 'call']);
  const { shown, waiting } = arrangeDesk([LATE, CALL, DISPUTE, UNREPORTED, OBJECTION], seen, 'late');
  expect(keys(shown)).toEqual(['late', 'unreported', 'call', 'objection']);
  expect(waiting).toBe(1);
});

test('with nothing selected, or a selected row that is gone, all rows are shown', () => {
  for (const selected of [null, 'gone']) {
    const { shown, waiting } = arrangeDesk([LATE, DISPUTE], new Set(), selected);
    expect(keys(shown)).toEqual(['dispute', 'late']);
    expect(waiting).toBe(0);
  }
});
