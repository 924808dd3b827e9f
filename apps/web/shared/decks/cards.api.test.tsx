// @vitest-environment happy-dom
import { CARD_NUMBERS_MAX } from '@pailei/contracts/decks/cards/card-limits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { api } from '../api/api.ts';
import { useCardNames } from './cards.api.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Names({ numbers }: { numbers: readonly number[] }) {
  return <p>{numbers.map(useCardNames(numbers)).join()}</p>;
}

test('more cards than one call may ask for are all named, what the catalogue does not have by its number', async () => {
  const call = vi.spyOn(api, 'call').mockImplementation(async (_endpoint, given) => {
    const ids = String(Reflect.get(Object(Reflect.get(Object(given), 'query')), 'ids'))
      .split(',')
      .map(Number);
    expect(ids.length).toBeLessThanOrEqual(CARD_NUMBERS_MAX);
    return { cards: ids.filter((id) => id !== 5).map((id) => ({ dbf_id: id, name: `牌${id}` })) };
  });
  const numbers = Array.from({ length: CARD_NUMBERS_MAX + 10 }, (_, index) => index + 1);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Names numbers={numbers} />
      </QueryClientProvider>,
    ),
  );
  const names = numbers.map((id) => (id === 5 ? '#5' : `牌${id}`));
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe(names.join()));
  await act(async () => root.unmount());
  call.mockRestore();
});
