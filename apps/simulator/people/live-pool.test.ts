import type { LiveClient } from '@pailei/live/feed-client';
import { expect, test } from 'vitest';
import { createLivePool } from './live-pool.ts';

const WATCHER = { onSnapshot: () => undefined, onEvents: () => undefined };

function setUp() {
  const followed: Set<string>[] = [];
  const open = () => {
    const topics = new Set<string>();
    followed.push(topics);
    const watch = (topic: string) => {
      topics.add(topic);
      return () => void topics.delete(topic);
    };
    return { watch } as unknown as LiveClient;
  };
  const pool = createLivePool(open);
  const counts = () => followed.map(({ size }) => size);
  return { counts, follow: (topic: string) => pool.watch(topic, WATCHER) };
}

test('one connection never follows more than a hundred topics, and is filled again when some are left', () => {
  const { counts, follow } = setUp();
  const leave = Array.from({ length: 230 }, (_, number) => follow(`match:${number}`));
  expect(counts()).toEqual([100, 100, 30]);
  for (const left of leave.slice(0, 10)) left();
  leave[0]?.();
  for (let number = 0; number < 12; number += 1) follow(`match:later-${number}`);
  expect(counts()).toEqual([100, 100, 32]);
});
