import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createSpaceProbe } from './free-space.ts';

const disk = (available: number, used: number) => ({ bavail: available, blocks: available + used, bfree: available });

test.each([
  [100, 0, 'up'],
  [10, 90, 'up'],
  [9, 91, 'degraded'],
  [2, 98, 'degraded'],
  [1, 99, 'down'],
  [0, 100, 'down'],
  [0, 0, 'up'],
] as const)('%i blocks that can be had and %i in use: %s', async (available, used, state) => {
  expect(await createSpaceProbe(['/data'], async () => disk(available, used))()).toBe(state);
});

test('what is kept back for root counts as neither', async () => {
  const statfs = async () => ({ bavail: 10, bfree: 60, blocks: 100 });
  expect(await createSpaceProbe(['/data'], statfs)()).toBe('up');
});

test('the fullest disk tells', async () => {
  const statfs = async (folder: string) => (folder === '/uploads' ? disk(1, 99) : disk(50, 50));
  expect(await createSpaceProbe(['/data', '/uploads'], statfs)()).toBe('down');
});

test('a folder that is not there yet is measured where it will be made', async () => {
  expect(await createSpaceProbe([join(tmpdir(), 'no', 'such', 'folder')])()).toBe(await createSpaceProbe([tmpdir()])());
});

test('a disk that hangs is down, and asked only once', async () => {
  vi.useFakeTimers();
  const statfs = vi.fn(() => new Promise<never>(() => undefined));
  const measure = createSpaceProbe(['/data'], statfs);
  const states = Promise.all([measure(), measure()]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await states).toEqual(['down', 'down']);
  expect(statfs).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('a disk that fails is down', async () => {
  const statfs = () => Promise.reject(Object.assign(new Error('input/output error'), { code: 'EIO' }));
  expect(await createSpaceProbe(['/data'], statfs)()).toBe('down');
});
