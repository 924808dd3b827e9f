import { expect, test } from 'vitest';
import { startLoop } from './loop.ts';

test('a tick that fails like the one before is not reported again, another failure and a later one are', async () => {
  const lines: unknown[] = [];
  const failures = ['full', 'full', 'full', 'gone', undefined, 'full'];
  const ended = Promise.withResolvers<void>();
  const tick = async () => {
    if (failures.length === 0) return ended.resolve();
    const failure = failures.shift();
    if (failure !== undefined) throw new Error(failure);
  };
  const loop = startLoop('relay', 0, { tick, onError: (error) => lines.push(String(error)) });
  await ended.promise;
  await loop.stop();
  expect(lines).toEqual(['Error: full', 'Error: gone', 'Error: full']);
});
