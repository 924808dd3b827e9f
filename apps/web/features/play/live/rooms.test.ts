import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { expect, test } from 'vitest';

import { FOLLOWED, heldRooms, runningRooms } from './rooms.ts';

const room = (id: string, fields: Partial<TournamentSummary> = {}) =>
  ({ id, status: 'running', is_demo: false, started_at: '2026-11-20T12:00:00.000Z', ...fields }) as TournamentSummary;

test('the shown event comes first, then real ones, the newest first, and demos last', () => {
  const rooms = runningRooms(
    [
      room('demo', { is_demo: true, started_at: '2026-11-20T13:00:00.000Z' }),
      room('old', { started_at: '2026-11-20T11:00:00.000Z' }),
      room('over', { status: 'finished' }),
      room('new'),
      room('shown', { is_demo: true }),
    ],
    'shown',
  );
  expect(rooms.map(({ id }) => id)).toEqual(['shown', 'new', 'old', 'demo']);
});

test('only the first few are followed', () => {
  const many = Array.from({ length: FOLLOWED + 3 }, (_, index) => `t${index}`);
  expect(heldRooms([], many)).toEqual(many.slice(0, FOLLOWED));
});

test('an event keeps its place, whichever is shown', () => {
  const before = ['a', 'b', 'c'];
  expect(heldRooms(before, ['c', 'a', 'b'])).toBe(before);
  expect(heldRooms(before, ['new', 'c', 'a', 'b'])).toEqual(['a', 'b', 'c', 'new']);
});

test('one that is over stays until another runs, which takes its place', () => {
  const before = ['a', 'b'];
  expect(heldRooms(before, ['b'])).toBe(before);
  expect(heldRooms(before, ['new', 'b'])).toEqual(['new', 'b']);
});
