import { generalError } from '@pailei/contracts/errors';
import type { OrderDetail } from '@pailei/contracts/orders';
import type { Actor } from '@pailei/live/registry';
import { expect, test } from 'vitest';
import { createOrderJoiner } from './join-orders.ts';
import type { PlaceTogether } from './join-orders.ts';
import type { PlaceOutcome } from './place-orders.ts';
import type { PlaceCall } from './sale.ts';

const actor = (user_id: string) => ({ user_id }) as Actor;
const call = (user_id: string, idempotencyKey?: string, product_id = 'p'): PlaceCall => ({
  actor: actor(user_id),
  body: { product_id, quantity: 1, shipping_address: { full_address: '' } },
  idempotencyKey,
});
const placed = ({ actor: { user_id } }: PlaceCall): PlaceOutcome => ({
  status: 'placed',
  order: { id: user_id } as OrderDetail,
});

/** A place whose transactions end when the test says so; it notes who was in each. */
function watched(answer: PlaceTogether) {
  const batches: string[][] = [];
  const join = createOrderJoiner(async (calls, options) => {
    batches.push(calls.map(({ actor: { user_id } }) => user_id));
    await Promise.resolve();
    return answer(calls, options);
  });
  return { join, batches };
}

test('what comes in meanwhile goes together, in its order', async () => {
  const { join, batches } = watched(async (calls) => calls.map(placed));
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((id) => join(call(id))));
  expect(answers.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
});

test('other buyers of other products need not wait, in one transaction more', async () => {
  const { join, batches } = watched(async (calls) => calls.map(placed));
  const calls = [call('a'), call('b', undefined, 'q'), call('c', undefined, 'r'), call('a', undefined, 's'), call('d')];
  await Promise.all(calls.map((one) => join(one)));
  expect(batches.slice(0, 2)).toEqual([['a'], ['b']]);
  expect(batches.slice(2).flat().toSorted()).toEqual(['a', 'c', 'd']);
});

test('no more than 64 go together', async () => {
  const { join, batches } = watched(async (calls) => calls.map(placed));
  await Promise.all(Array.from({ length: 100 }, (_, index) => join(call(`${index}`))));
  expect(batches.map((batch) => batch.length)).toEqual([1, 64, 35]);
});

test('the same key of the same buyer never goes twice in one transaction', async () => {
  const { join, batches } = watched(async (calls) => calls.map(placed));
  await Promise.all([
    join(call('a')),
    join(call('b', 'k')),
    join(call('b', 'k')),
    join(call('c', 'k')),
    join(call('b')),
  ]);
  expect(batches).toEqual([['a'], ['b', 'c', 'b'], ['b']]);
});

test('one whose account is held goes alone then, and waits', async () => {
  const modes: boolean[] = [];
  const { join } = watched(async (calls, { waits }) => {
    modes.push(waits);
    return calls.map((one): PlaceOutcome =>
      one.actor.user_id === 'held' && !waits ? { status: 'busy' } : placed(one),
    );
  });
  const answers = await Promise.all(['a', 'held', 'b'].map((id) => join(call(id))));
  expect(answers.map(({ id }) => id)).toEqual(['a', 'held', 'b']);
  expect(modes).toEqual([true, false, true]);
});

test('a refusal is for the one it concerns', async () => {
  const error = generalError('conflict');
  const { join } = watched(async (calls) =>
    calls.map((one) => (one.actor.user_id === 'b' ? { status: 'refused', error } : placed(one))),
  );
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((id) => join(call(id))));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('when the database refuses what one of them did, the others are placed all the same', async () => {
  const { join } = watched(async (calls) => {
    if (calls.some(({ actor: { user_id } }) => user_id === 'b'))
      throw Object.assign(new Error('broken'), { code: '23514' });
    return calls.map(placed);
  });
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((id) => join(call(id))));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('when the database is gone all of them hear so, and the next ones are tried anew', async () => {
  let isGone = true;
  const { join, batches } = watched(async (calls) => {
    if (isGone) throw Object.assign(new Error('gone'), { code: '57P01' });
    return calls.map(placed);
  });
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((id) => join(call(id))));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(batches).toEqual([['a'], ['b', 'c']]);
  isGone = false;
  expect((await join(call('d'))).id).toBe('d');
});
