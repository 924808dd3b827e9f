import type { QueueEntry, StreamQueue } from '@pailei/domain/stream-queue/types';
import { expect, test } from 'vitest';

import { choicesOf } from './queue-menu.ts';

const entry = (id: string) => ({ id, match_id: `m-${id}` }) as QueueEntry;
const queue: StreamQueue = { on_air: entry('air'), next: [entry('1'), entry('2'), entry('3')], done: [entry('old')] };
const labels = (matchId: string) => choicesOf(queue, matchId).map(({ label }) => label);

test('a match on air can only be done', () => {
  expect(choicesOf(queue, 'm-air')).toEqual([{ label: '完成', order: { type: 'finish', id: 'air' } }]);
});

test('a match that waits may be moved within the queue, put on air and taken out', () => {
  expect(labels('m-1')).toEqual(['上直播', '下移', '移出队列']);
  expect(labels('m-2')).toEqual(['上直播', '上移', '下移', '移出队列']);
  expect(labels('m-3')).toEqual(['上直播', '上移', '移出队列']);
  const [, up, down] = choicesOf(queue, 'm-2');
  expect(up?.order).toEqual({ type: 'reorder', ids: ['2', '1', '3'] });
  expect(down?.order).toEqual({ type: 'reorder', ids: ['1', '3', '2'] });
});

test('any other match, also one that was shown, may join or go on air at once', () => {
  expect(labels('m-other')).toEqual(['上直播', '加入直播队列']);
  expect(labels('m-old')).toEqual(['上直播', '加入直播队列']);
});
