import { expect, test } from 'vitest';
import { orDone, retryRefused } from './refusals.ts';
import { CallError } from './site-client.ts';

const refused = (status = 409) => Promise.reject(new CallError(status, '已报名'));

test('what was done by a call whose answer was lost counts as its answer', async () => {
  expect(await orDone(Promise.resolve('answered'), () => Promise.resolve('read'))).toBe('answered');
  expect(await orDone(refused(), () => Promise.resolve('read'))).toBe('read');
});

test('what is refused for another reason stays refused, and nothing is read after any other error', async () => {
  await expect(orDone(refused(), () => Promise.resolve(undefined))).rejects.toThrow('已报名');
  let reads = 0;
  const read = () => Promise.resolve(String((reads += 1)));
  await expect(orDone(refused(403), read)).rejects.toThrow('已报名');
  expect(reads).toBe(0);
});

test('a refused call is tried again with the next value, the last refusal is thrown, and no other error is retried', async () => {
  const tried: number[] = [];
  const accept = (possible: number, status?: number) => (slot: number) => {
    tried.push(slot);
    return slot === possible ? Promise.resolve(`slot ${slot}`) : refused(status);
  };
  expect(await retryRefused(3, accept(2))).toBe('slot 2');
  expect(await retryRefused(3, accept(1, 422))).toBe('slot 1');
  await expect(retryRefused(2, accept(2))).rejects.toThrow('已报名');
  await expect(retryRefused(3, accept(1, 403))).rejects.toThrow('已报名');
  expect(tried).toEqual([0, 1, 2, 0, 1, 0, 1, 0]);
});
