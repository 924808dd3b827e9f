import { expect, test, vi } from 'vitest';
import { startLoop } from './loop.ts';

test('a tick that fails like the one before says nothing more, another failure and a later one do', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failures = ['full', 'full', 'full', 'gone', undefined, 'full'];
  const ended = Promise.withResolvers<void>();
  const loop = startLoop('relay', 0, async () => {
    if (failures.length === 0) return ended.resolve();
    const failure = failures.shift();
    if (failure !== undefined) throw new Error(failure);
  });
  await ended.promise;
  await loop.stop();
  expect(lines.mock.calls.flat()).toEqual(['relay: full', 'relay: gone', 'relay: full']);
  lines.mockRestore();
});
