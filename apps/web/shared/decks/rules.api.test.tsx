// @vitest-environment happy-dom
import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { api } from '../api/api.ts';
import { useRules, useRulesView } from './rules.api.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const view = { version: 0, rules: HEARTHSTONE };

const Builder = () => <p>{useRules().data?.formats.length}</p>;
const Admin = () => <p>{useRulesView().data?.rules.formats.length}</p>;

test.each([
  ['the builder', 'the admin page', Builder, Admin],
  ['the admin page', 'the builder', Admin, Builder],
])('what %s has read serves %s', async (_first, _second, First, Second) => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(view);
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (page: ReactNode) =>
    act(async () => root.render(<QueryClientProvider client={queries}>{page}</QueryClientProvider>));
  await show(<First />);
  await show(<Second />);
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe(`${HEARTHSTONE.formats.length}`));
  expect(call).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
  call.mockRestore();
});
