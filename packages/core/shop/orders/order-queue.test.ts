import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import type { Actor } from '@pailei/live/registry';
import { expect, test } from 'vitest';
import { createOrderQueue } from './order-queue.ts';
import type { PlaceOutcome } from './place-orders.ts';
import type { PlaceCall } from './sale.ts';

const actor = (user_id: string) => ({ user_id }) as Actor;
const call = (user_id: string, idempotencyKey?: string, product_id = 'p'): PlaceCall => ({
  actor: actor(user_id),
  body: { product_id, quantity: 1, shipping_address: { full_address: '' } },
  idempotencyKey,
});

/** A queue that notes who was in each transaction. */
function watched() {
  const batches: string[][] = [];
  const queue = createOrderQueue(async (calls) => {
    batches.push(calls.map(({ actor: { user_id } }) => user_id));
    await Promise.resolve();
    return calls.map(({ actor: { user_id } }): PlaceOutcome => ({
      status: 'done',
      result: { id: user_id } as OrderDetail,
    }));
  });
  return { place: queue.run, batches };
}

test('other buyers of other products need not wait, in one transaction more', async () => {
  const { place, batches } = watched();
  const calls = [call('a'), call('b', undefined, 'q'), call('c', undefined, 'r'), call('a', undefined, 's'), call('d')];
  await Promise.all(calls.map((one) => place(one)));
  expect(batches.slice(0, 2)).toEqual([['a'], ['b']]);
  expect(batches.slice(2).flat().toSorted()).toEqual(['a', 'c', 'd']);
});

test('no more than 64 go together', async () => {
  const { place, batches } = watched();
  await Promise.all(Array.from({ length: 100 }, (_, index) => place(call(`${index}`))));
  expect(batches.map((batch) => batch.length)).toEqual([1, 64, 35]);
});

test('the same key of the same buyer never goes twice in one transaction', async () => {
  const { place, batches } = watched();
  const calls = [call('a'), call('b', 'k'), call('b', 'k'), call('c', 'k'), call('b')];
  await Promise.all(calls.map((one) => place(one)));
  expect(batches).toEqual([['a'], ['b', 'c', 'b'], ['b']]);
});
