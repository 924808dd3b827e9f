import { beforeEach, expect, test, vi } from 'vitest';

import { afterCommand } from './after-command.ts';
import { toast } from './toast.ts';

const told = vi.spyOn(toast, 'success').mockImplementation(() => undefined);
beforeEach(() => told.mockClear());

test('what follows a command that was done: it is said, then what asked for it closes', async () => {
  const onClose = vi.fn<() => void>();
  await afterCommand(Promise.resolve('done'), { doneText: '已撤回', onClose });
  expect(told.mock.calls).toEqual([['已撤回']]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(told.mock.invocationCallOrder[0]).toBeLessThan(onClose.mock.invocationCallOrder[0] ?? 0);
});

test('a command that failed is not said to be done, and what asked for it stays open', async () => {
  const [onClose, onError] = [vi.fn<() => void>(), vi.fn<(error: unknown) => void>()];
  const error = new Error('已被撤回');
  await afterCommand(Promise.reject(error), { doneText: '已通过', onClose, onError });
  await afterCommand(Promise.reject(error), { doneText: '已通过', onClose });
  expect(onError.mock.calls).toEqual([[error]]);
  expect(told).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
