import './schemas-without-eval.ts';

import { expect, test, vi } from 'vitest';
import { z } from 'zod';

test('schemas are read without code made of text', () => {
  const made = vi.spyOn(globalThis, 'Function');
  expect(z.object({ name: z.string() }).parse({ name: '快攻法' })).toEqual({ name: '快攻法' });
  expect(z.config().jitless).toBe(true);
  expect(made).not.toHaveBeenCalled();
});
