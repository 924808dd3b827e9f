import type { JobProgress } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import { expect, test } from 'vitest';

import { outcomeText, currentResults, type Result } from './batch.model.ts';

const job = (changes: Partial<JobProgress>): JobProgress => ({
  id: 'job',
  kind: 'order_batch',
  status: 'done',
  total: 7,
  done: 7,
  failed: 0,
  message: null,
  ...changes,
});
const result = (order_id: string): Result => ({ order_id, number: `PL${order_id}`, status: 'queued', message: null });

test('live results of the worker win over fetched ones', () => {
  const liveItems = [
    { id: '1', status: 'done' as const, message: null },
    { id: '2', status: 'failed' as const, message: '订单已经取消' },
  ];
  expect(currentResults([result('1'), result('2'), result('3')], liveItems)).toEqual([
    { ...result('1'), status: 'done' },
    { ...result('2'), status: 'failed', message: '订单已经取消' },
    result('3'),
  ]);
  expect(currentResults([result('1')])).toEqual([result('1')]);
});

test.each([
  [job({}), '7 条订单已修改'],
  [job({ failed: 1 }), '6 条订单已修改，1 条失败'],
  [job({ status: 'stopped', done: 3, failed: 1 }), '2 条订单已修改，1 条失败，停止后 4 条没有修改'],
  [job({ status: 'failed', done: 2, message: '服务暂时不可用' }), '2 条订单已修改，5 条没有修改，服务暂时不可用'],
])('%j ends as %s', (given, text) => {
  expect(outcomeText(given)).toBe(text);
});
