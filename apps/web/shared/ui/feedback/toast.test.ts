import { expect, test, vi } from 'vitest';

import { store } from '../../state/store.ts';
import { notificationManager, notify, toast, toasterIsReady, toasterNeededAtom, toastManager } from './toast.ts';

test('what comes before the toaster asks for it, waits for it and is shown in its order', () => {
  const shown: unknown[] = [];
  for (const manager of [toastManager, notificationManager]) {
    vi.spyOn(manager, 'add').mockImplementation(({ title }) => String(shown.push(title)));
  }
  expect(store.get(toasterNeededAtom)).toBe(false);
  toast.error('登录已过期');
  notify({ title: '轮到你了' });
  expect(store.get(toasterNeededAtom)).toBe(true);
  expect(shown).toEqual([]);
  toasterIsReady();
  expect(shown).toEqual(['登录已过期', '轮到你了']);
  toast.success('已保存');
  expect(shown).toEqual(['登录已过期', '轮到你了', '已保存']);
});

test('a toaster that is mounted again shows nothing twice', () => {
  const add = vi.spyOn(toastManager, 'add').mockReturnValue('');
  toasterIsReady();
  expect(add).not.toHaveBeenCalled();
  toast.info('新消息');
  expect(add).toHaveBeenCalledTimes(1);
});
