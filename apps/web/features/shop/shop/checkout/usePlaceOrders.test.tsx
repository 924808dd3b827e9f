// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../../../../shared/api/api-error.ts';
import type { OrderLine } from '../cart/cart-lines.ts';
import { usePlaceOrders } from './usePlaceOrders.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Call = { body: { product_id: string }; idempotencyKey: string };
const server = vi.hoisted(() => ({
  answer: (_call: Call): Promise<object> => Promise.resolve({}),
  calls: [] as Call[],
}));
vi.mock('../../../../shared/api/api.ts', () => ({
  api: {
    retry: (_endpoint: object, call: Call) => {
      server.calls.push(call);
      return server.answer(call);
    },
  },
}));

const ADDRESS = '浙江省杭州市西湖区文三路 200 号';
const line = (id: string): OrderLine => ({
  product: { id, name: id, image_url: '', points_price: 10, stock_quantity: 5, is_active: true },
  quantity: 1,
  seen_price: 10,
  problem: null,
});
const orderOf = ({ body }: Call) => Promise.resolve({ id: `order of ${body.product_id}`, product_id: body.product_id });
const fail = (status: number, retryAfterMs: number | null = null) =>
  Promise.reject(new ApiError(status, `refused by ${status}`, {}, retryAfterMs));
const keys = () => server.calls.map(({ idempotencyKey }) => idempotencyKey);

let orders: ReturnType<typeof usePlaceOrders>;
const placed: string[] = [];
function Till() {
  const present = usePlaceOrders(({ product_id }) => placed.push(product_id));
  useEffect(() => {
    orders = present;
  });
  return null;
}
const place = (...ids: string[]) => act(() => orders.place(ids.map(line), ADDRESS));

beforeEach(async () => {
  sessionStorage.clear();
  server.calls.length = 0;
  placed.length = 0;
  server.answer = orderOf;
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Till />
      </QueryClientProvider>,
    ),
  );
  return () => act(async () => root.unmount());
});

test('each line is an order with a key of its own', async () => {
  expect(await place('a', 'b')).toMatchObject({ orders: [{ product_id: 'a' }, { product_id: 'b' }], isLost: false });
  expect(new Set(keys()).size).toBe(2);
  expect(placed).toEqual(['a', 'b']);
  expect(orders.outcomes).toEqual({});
});

test('a refused line says why and hinders none of the others', async () => {
  server.answer = (call) => (call.body.product_id === 'a' ? fail(409) : orderOf(call));
  expect(await place('a', 'b')).toMatchObject({ orders: [{ product_id: 'b' }], isLost: false });
  expect(orders.outcomes).toEqual({ a: { state: 'refused', message: 'refused by 409' } });
});

test('a lost answer ends the row, and the same line again is the same call', async () => {
  server.answer = () => fail(0);
  expect(await place('a', 'b')).toEqual({ orders: [], isLost: true });
  expect(Object.keys(orders.outcomes)).toEqual(['a']);
  server.answer = orderOf;
  await place('a', 'b');
  expect(server.calls.map(({ body }) => body.product_id)).toEqual(['a', 'a', 'b']);
  expect(keys()[1]).toBe(keys()[0]);
});

test.each([
  ['a lost answer', 0, null, true],
  ['a failure', 500, null, true],
  ['a first attempt that is still at work', 409, 1_000, true],
  ['a limit, which may have met but the second attempt', 429, 60_000, true],
  ['an ended session', 401, null, true],
  ['a refusal', 409, null, false],
  ['a missing product', 404, null, false],
  ['a wrong body', 422, null, false],
])('%s (%i): the key is kept only while nothing is known', async (_what, status, retryAfterMs, isKept) => {
  server.answer = () => fail(status, retryAfterMs);
  await place('a');
  await place('a');
  expect(keys()[1] === keys()[0]).toBe(isKept);
});

test('an order that was placed is another one the next time', async () => {
  await place('a');
  await place('a');
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('a second click while the first is under way does nothing', async () => {
  const [first, second] = await act(() =>
    Promise.all([orders.place([line('a')], ADDRESS), orders.place([line('a')], ADDRESS)]),
  );
  expect(first?.orders).toHaveLength(1);
  expect(second).toBeNull();
  expect(server.calls).toHaveLength(1);
});
