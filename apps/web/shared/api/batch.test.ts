import { expect, test } from 'vitest';

import { ApiError } from './api-error.ts';
import { batch } from './batch.ts';

test('each call has its result or its error, in the order given', async () => {
  const refused = new ApiError(404, '请求的资源不存在');
  const later = Promise.withResolvers<string>();
  const outcomes = batch([() => later.promise, () => Promise.reject(refused), async () => 'c']);
  later.resolve('a');
  await expect(outcomes).resolves.toEqual([
    { ok: true, data: 'a' },
    { ok: false, error: refused },
    { ok: true, data: 'c' },
  ]);
});

test('only so many run at once', async () => {
  let running = 0;
  let most = 0;
  const call = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  await batch(
    Array.from({ length: 9 }, () => call),
    3,
  );
  expect(most).toBe(3);
});

test('nothing to do is done', async () => {
  await expect(batch([])).resolves.toEqual([]);
});

test('what is no answer of the API is thrown', async () => {
  await expect(batch([() => Promise.reject(new TypeError('a fault in the code'))])).rejects.toThrow(TypeError);
});
