import { expect, test } from 'vitest';
import { createSharedReads } from './shared-reads.ts';

/** Reads that end when the test says so. */
function countedReads() {
  const ends: ((value: number) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const read = createSharedReads(
    (_key: string) =>
      new Promise<number>((resolve, reject) => {
        ends.push(resolve);
        failures.push(reject);
      }),
  );
  return { read, ends, failures };
}

test('all who ask while a read is under way wait together for one that begins after it', async () => {
  const { read, ends } = countedReads();
  const first = read('shop');
  const later = [read('shop'), read('shop'), read('shop')];
  expect(ends).toHaveLength(1);
  ends[0]?.(1);
  expect(await first).toBe(1);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  expect(ends).toHaveLength(2);
});

test('who asks when nothing is read begins a read, each key its own', async () => {
  const { read, ends } = countedReads();
  const [shop, hall] = [read('shop'), read('hall')];
  expect(ends).toHaveLength(2);
  ends[0]?.(1);
  ends[1]?.(2);
  expect(await Promise.all([shop, hall])).toEqual([1, 2]);
  const again = read('shop');
  ends[2]?.(3);
  expect(await again).toBe(3);
});

test('a read that fails is nothing to those who asked after it had begun', async () => {
  const { read, ends, failures } = countedReads();
  const first = read('shop');
  const second = read('shop');
  failures[0]?.(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.(2);
  expect(await second).toBe(2);
});
