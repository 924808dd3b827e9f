// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { ProductDialog } from './ProductDialog.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const upload = vi.hoisted(() => ({ finish: (_answer: { url: string }): void => undefined }));
vi.mock('../../../../shared/api/api.ts', () => ({
  api: { call: () => new Promise((resolve) => (upload.finish = resolve)) },
}));

test('a product is not saved before its picture has arrived', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ProductDialog product={null} onClose={() => undefined} />
      </QueryClientProvider>,
    ),
  );
  const submit = document.querySelector<HTMLButtonElement>('[type="submit"]')!;
  const input = document.querySelector<HTMLInputElement>('[type="file"]')!;
  Object.defineProperty(input, 'files', { value: [new File(['徽章'], 'badge.png', { type: 'image/png' })] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  expect(submit.disabled).toBe(true);
  await act(async () => upload.finish({ url: '/api/uploads/badge' }));
  expect(submit.disabled).toBe(false);
  await act(async () => root.unmount());
});
