import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { expect, test } from 'vitest';

import { roomsOf } from './rooms.ts';

const room = (id: string, fields: Partial<TournamentSummary> = {}) =>
  ({ id, status: 'running', is_demo: false, started_at: '2026-11-20T12:00:00.000Z', ...fields }) as TournamentSummary;
const ids = (tournaments: readonly TournamentSummary[]) => tournaments.map(({ id }) => id);

test('the shown event comes first, then real ones, the newest first, and demos last', () => {
  const rooms = roomsOf(
    [
      room('demo', { is_demo: true, started_at: '2026-11-20T13:00:00.000Z' }),
      room('old', { started_at: '2026-11-20T11:00:00.000Z' }),
      room('over', { status: 'finished' }),
      room('new'),
      room('shown', { is_demo: true }),
    ],
    'shown',
  );
  expect(ids(rooms.followed)).toEqual(['shown', 'new', 'old', 'demo']);
  expect(rooms.others).toEqual([]);
});

test('only the first few are followed, the others are named', () => {
  const many = Array.from({ length: 7 }, (_, index) => room(`t${index}`));
  const { followed, others } = roomsOf(many, null);
  expect([...ids(followed), ...ids(others)]).toEqual(ids(many));
  expect(followed.length).toBeLessThan(many.length);
});
