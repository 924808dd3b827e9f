import { expect, test } from 'vitest';
import { orDone } from './refusals.ts';
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
