import type { ReviewedApplication } from '@pailei/contracts/experts';
import { expect, test } from 'vitest';

import { holdRows } from './held-rows.ts';

const row = (id: string, status: ReviewedApplication['status'] = 'pending'): ReviewedApplication => ({
  id,
  status,
  account_id: `account of ${id}`,
  username: `player ${id}`,
  game_id: '青石#1001',
  best_rank: '传说 120',
  achievements: '连续三个赛季进入城市赛八强',
  proofs: [],
  reason: null,
  created_at: '2026-03-01T08:00:00.000Z',
  decided_at: null,
  decided_by: null,
});

test('a new application waits while the rows are held', () => {
  const shown = [row('b'), row('a')];
  expect(holdRows(shown, [row('c'), ...shown], { c: 'pending' })).toEqual({ rows: shown, waiting: 1 });
});

test('a row that was answered stays where it is and shows its new state', () => {
  const { rows, waiting } = holdRows([row('b'), row('a')], [row('b')], { a: 'approved' });
  expect(rows.map(({ id, status }) => [id, status])).toEqual([
    ['b', 'pending'],
    ['a', 'approved'],
  ]);
  expect(waiting).toBe(0);
});

test('a row that only moved up from the next page is no new one', () => {
  const { waiting } = holdRows([row('a')], [row('b')], { a: 'rejected' });
  expect(waiting).toBe(0);
});
