// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { api } from '../api/api.ts';
import { BanList } from './BanList.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const FOUND = { dbf_id: 1, name: '火球术', cost: 4, set: 'CORE' };

test('Enter bans what was found for the current text, not for the previous one', async () => {
  vi.useFakeTimers();
  const call = vi.spyOn(api, 'call').mockResolvedValue({ items: [FOUND], total: 1, skip: 0, limit: 8 });
  const onChange = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <BanList banned={[]} error={undefined} onChange={onChange} />
      </QueryClientProvider>,
    ),
  );
  const field = document.querySelector('input')!;
  const wait = () => act(async () => vi.advanceTimersByTimeAsync(500));
  const type = async (text: string) => {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await wait();
    await wait();
  };
  const press = () =>
    act(async () =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
    );

  await type('火');
  expect(document.querySelectorAll('[aria-label="找到的卡牌"] li')).toHaveLength(1);
  call.mockReturnValue(new Promise(() => undefined));
  await type('火妖');
  await press();
  expect(onChange).not.toHaveBeenCalled();
  await type('火');
  await press();
  expect(onChange).toHaveBeenCalledExactlyOnceWith([1]);
  await act(async () => root.unmount());
  call.mockRestore();
  vi.useRealTimers();
});
