import { expect, test } from 'vitest';

import { isViolation } from '../violation/violation.ts';
import { decideStreamQueue } from './decide.ts';
import {
  DONE_SHOWN,
  EMPTY_QUEUE,
  QUEUE_MAX,
  type QueuedMatch,
  type StreamQueue,
  type StreamQueueCommand,
} from './types.ts';
import { evolveStreamQueue } from './evolve.ts';

const NOW = '2026-11-20T12:00:00.000Z';
let made = 0;
const facts = { now: NOW, new_id: () => `entry-${++made}` };

const match = (match_id: string): QueuedMatch => ({
  match_id,
  tournament_id: 't',
  battle_id: null,
  tournament_name: '霜降杯',
  is_demo: false,
  label: '决赛',
  best_of: 5,
  a: '北风不渡',
  b: '墨染青衫',
});
const add = (id: string, isOver = false): StreamQueueCommand => ({ type: 'add', match: match(id), is_over: isOver });
const air = (id: string, isOver = false): StreamQueueCommand => ({
  type: 'put_on_air',
  match: match(id),
  is_over: isOver,
});

function refusalOf(queue: StreamQueue, command: StreamQueueCommand): string | null {
  const decision = decideStreamQueue(queue, command, facts);
  return isViolation(decision) ? decision.violation : null;
}

function after(queue: StreamQueue, ...commands: StreamQueueCommand[]): StreamQueue {
  return commands.reduce((current, command) => {
    const decision = decideStreamQueue(current, command, facts);
    if (isViolation(decision)) throw new Error(decision.violation);
    return decision.reduce(evolveStreamQueue, current);
  }, queue);
}

const names = (entries: StreamQueue['next']) => entries.map(({ match_id }) => match_id);

test('matches wait in the order in which they were added', () => {
  expect(names(after(EMPTY_QUEUE, add('m1'), add('m2')).next)).toEqual(['m1', 'm2']);
});

test('a match that is put on air leaves those who wait, and the one before it is done', () => {
  const queue = after(EMPTY_QUEUE, add('m1'), add('m2'), air('m2'), air('m1'));
  expect(queue.on_air?.match_id).toBe('m1');
  expect(queue.next).toEqual([]);
  expect(names(queue.done)).toEqual(['m2']);
});

test('a match goes on air without having waited, keeps its entry when it has, and may come back when it is done', () => {
  const waiting = after(EMPTY_QUEUE, add('m1'));
  expect(after(waiting, air('m1')).on_air?.id).toBe(waiting.next[0]?.id);
  const queue = after(EMPTY_QUEUE, air('m1'), air('m2'), add('m1'));
  expect(names(queue.next)).toEqual(['m1']);
});

test('what is over, waits already or is on air already is refused', () => {
  const queue = after(EMPTY_QUEUE, add('m1'), air('m2'));
  expect(refusalOf(queue, add('m3', true))).toBe('stream_match_over');
  expect(refusalOf(queue, air('m1', true))).toBe('stream_match_over');
  expect(refusalOf(queue, add('m1'))).toBe('already_queued');
  expect(refusalOf(queue, add('m2'))).toBe('already_on_air');
  expect(refusalOf(queue, air('m2'))).toBe('already_on_air');
});

test('only the match on air can be done, and only one that waits can be taken out', () => {
  const queue = after(EMPTY_QUEUE, add('m1'), air('m2'));
  const [waiting, onAir] = [queue.next[0]!.id, queue.on_air!.id];
  expect(refusalOf(queue, { type: 'finish', id: waiting })).toBe('not_on_air');
  expect(refusalOf(queue, { type: 'remove', id: onAir })).toBe('not_in_queue');
  const emptied = after(queue, { type: 'finish', id: onAir }, { type: 'remove', id: waiting });
  expect(emptied).toMatchObject({ on_air: null, next: [], done: [{ match_id: 'm2', at: NOW }] });
});

test('an order names exactly those who wait', () => {
  const queue = after(EMPTY_QUEUE, add('m1'), add('m2'), add('m3'));
  const [one, two, three] = queue.next.map(({ id }) => id) as [string, string, string];
  expect(names(after(queue, { type: 'reorder', ids: [three, one, two] }).next)).toEqual(['m3', 'm1', 'm2']);
  for (const ids of [
    [one, two],
    [one, two, two],
    [one, two, 'other'],
    [one, two, three, 'other'],
  ]) {
    expect(refusalOf(queue, { type: 'reorder', ids })).toBe('queue_changed');
  }
});

test('the queue is full at its limit, and only the newest of the done are shown', () => {
  const many = Array.from({ length: QUEUE_MAX }, (_, index) => add(`m${index}`));
  expect(refusalOf(after(EMPTY_QUEUE, ...many), add('one more'))).toBe('queue_full');
  const shown = Array.from({ length: DONE_SHOWN + 3 }, (_, index) => air(`m${index}`));
  const { done } = after(EMPTY_QUEUE, ...shown);
  expect(names(done)).toEqual(Array.from({ length: DONE_SHOWN }, (_, index) => `m${DONE_SHOWN + 1 - index}`));
});
