import { expect, test } from 'vitest';
import { createAccountQueues, createImageQueue } from './image-queue.ts';

const SOON = () => performance.now() + 5_000;
const held = () => Promise.withResolvers<string>();

test('an account has one image at work at a time, and others are at work meanwhile', async () => {
  const queues = createAccountQueues();
  const [first, second, other] = [held(), held(), held()];
  const begun: string[] = [];
  const work =
    (name: string, { promise }: ReturnType<typeof held>) =>
    () => {
      begun.push(name);
      return promise;
    };
  const runs = [
    queues.run('anna', work('first', first), SOON()),
    queues.run('anna', work('second', second), SOON()),
    queues.run('bert', work('other', other), SOON()),
  ];
  await expect.poll(() => begun).toEqual(['first', 'other']);
  first.resolve('a');
  await expect.poll(() => begun).toEqual(['first', 'other', 'second']);
  second.resolve('b');
  other.resolve('c');
  expect(await Promise.all(runs)).toEqual(['a', 'b', 'c']);
});

test('what has waited until its deadline is refused, never begins, and lets the next one through in its turn', async () => {
  const queue = createImageQueue();
  const first = held();
  const begun: string[] = [];
  const running = queue.run(() => first.promise, SOON());
  const late = queue.run(async () => begun.push('late'), performance.now());
  const next = queue.run(async () => begun.push('next'), SOON());
  await expect(late).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 10 });
  expect(begun).toEqual([]);
  first.resolve('done');
  await Promise.all([running, next]);
  expect(begun).toEqual(['next']);
});

test('an image that fails does not keep the others waiting', async () => {
  const queue = createImageQueue();
  await expect(queue.run(() => Promise.reject(new Error('broken')), SOON())).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next', SOON())).toBe('next');
});
