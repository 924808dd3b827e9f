// @vitest-environment happy-dom
import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { api } from '../../../../../shared/api/api.ts';
import { emptyDraft } from '../builder.model.ts';
import type { Builder } from '../useBuilder.ts';
import { useSaving } from './useSaving.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const draft = { ...emptyDraft('standard'), class: 'mage', cards: [{ dbf_id: 1, count: 2 }] };
const DECK = { ...draft, id: 'd1', version: 3 } as unknown as Deck;
const builderOf = (isDirty: boolean) =>
  ({
    draft,
    isDirty,
    rules: HEARTHSTONE,
    state: { version: 3 },
    code: 'AAECA',
    problems: [],
    dispatch: vi.fn(),
  }) as unknown as Builder;

test.each([
  ['a stored deck that was changed', DECK, true, 1],
  ['a stored deck as it is', DECK, false, 0],
  ['a new deck', null, true, 1],
])('%s: Ctrl+S saves what the button would', async (_what, deck, isDirty, calls) => {
  const call = vi.spyOn(api, 'call').mockReturnValue(new Promise(() => undefined));
  const retry = vi.spyOn(api, 'retry').mockReturnValue(new Promise(() => undefined));
  let saving: ReturnType<typeof useSaving> | undefined;
  function Bar() {
    saving = useSaving(deck, builderOf(isDirty));
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Bar />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await act(async () => saving?.run());
  expect(call.mock.calls.length + retry.mock.calls.length).toBe(calls);
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});
