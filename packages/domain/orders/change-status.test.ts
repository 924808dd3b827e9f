import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isViolation } from '../violation/violation.ts';
import { decideStatusChange, type ChangeRefusal, type OrderEffect } from './change-status.ts';
import { ORDER_STATUSES, type OrderStatus } from './types.ts';

const order = (status: OrderStatus) => ({ status, tracking_number: null, cycle: 1 });
const byBuyer = (status: OrderStatus) =>
  decideStatusChange(order(status), { to: 'cancelled', by: 'buyer', from: status });
const byAdmin = (from: OrderStatus, to: OrderStatus) => decideStatusChange(order(from), { to, by: 'admin', from });

describe('a buyer', () => {
  test('cancels what is pending, and gets points back', () => {
    expect(byBuyer('pending')).toMatchObject({ from: 'pending', to: 'cancelled', effect: 'give_back', cycle: 1 });
  });

  test.each<OrderStatus>(['shipped', 'completed', 'cancelled'])('cannot cancel what is %s', (status) => {
    expect(byBuyer(status)).toEqual({ violation: 'order_not_pending' });
  });
});

describe('an admin', () => {
  const EFFECTS: Record<OrderStatus, Record<OrderStatus, OrderEffect | ChangeRefusal>> = {
    pending: { pending: 'order_unchanged', shipped: 'none', completed: 'none', cancelled: 'give_back' },
    shipped: { pending: 'none', shipped: 'order_unchanged', completed: 'none', cancelled: 'give_back' },
    completed: { pending: 'none', shipped: 'none', completed: 'order_unchanged', cancelled: 'give_back' },
    cancelled: {
      pending: 'take_again',
      shipped: 'take_again',
      completed: 'take_again',
      cancelled: 'order_already_cancelled',
    },
  };
  const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));

  test.each(pairs)('sets %s to %s', (from, to) => {
    const change = byAdmin(from, to);
    expect(isViolation(change) ? change.violation : change.effect).toBe(EFFECTS[from][to]);
  });

  test('charges again in the next cycle', () => {
    expect(
      decideStatusChange({ ...order('cancelled'), cycle: 3 }, { to: 'pending', by: 'admin', from: 'cancelled' }),
    ).toMatchObject({
      effect: 'take_again',
      cycle: 4,
    });
  });

  test.each<[OrderStatus, ChangeRefusal]>([
    ['cancelled', 'order_already_cancelled'],
    ['completed', 'order_status_changed'],
  ])('who decided on a pending order is refused when it is %s by now', (status, refusal) => {
    expect(decideStatusChange(order(status), { to: 'shipped', by: 'admin', from: 'pending' })).toEqual({
      violation: refusal,
    });
  });
});

describe('the tracking number', () => {
  const shipped = { status: 'shipped', tracking_number: 'SF1', cycle: 1 } as const;
  const again = (tracking_number?: string | null) =>
    decideStatusChange(shipped, { to: 'shipped', by: 'admin', from: 'shipped', tracking_number });

  test('alone is a change', () => {
    expect(again('SF2')).toMatchObject({ from: 'shipped', to: 'shipped', tracking_number: 'SF2', effect: 'none' });
  });

  test.each(['', null])('is removed by %j', (none) => {
    expect(again(none)).toMatchObject({ tracking_number: null });
  });

  test.each([['SF1'], [undefined]])('the same (%s) is none', (tracking_number) => {
    expect(again(tracking_number)).toEqual({ violation: 'order_unchanged' });
  });

  test('stays when it is not spoken of', () => {
    expect(decideStatusChange(shipped, { to: 'completed', by: 'admin', from: 'shipped' })).toMatchObject({
      tracking_number: 'SF1',
    });
  });

  test.each(['pending', 'shipped', 'completed'] as const)('is gone when a cancelled order is set back to %s', (to) => {
    const cancelled = { ...shipped, status: 'cancelled' } as const;
    const back = { to, by: 'admin', from: 'cancelled' } as const;
    expect(decideStatusChange(cancelled, back)).toMatchObject({ tracking_number: null });
    expect(decideStatusChange(cancelled, { ...back, tracking_number: 'SF2' })).toMatchObject({
      tracking_number: 'SF2',
    });
  });

  test('is gone when an order is to be sent after all', () => {
    const back = { to: 'pending', by: 'admin', from: 'shipped' } as const;
    expect(decideStatusChange(shipped, back)).toMatchObject({ tracking_number: null });
  });
});

test('whatever is done to an order, it is charged once more than refunded while it lives, and as often once cancelled', () => {
  const steps = fc.array(fc.constantFrom(...ORDER_STATUSES), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (targets) => {
      let state: { status: OrderStatus; tracking_number: string | null; cycle: number } = order('pending');
      let net = 1;
      for (const to of targets) {
        const change = decideStatusChange(state, { to, by: 'admin', from: state.status });
        if (isViolation(change)) continue;
        if (change.effect === 'give_back') net -= 1;
        if (change.effect === 'take_again') net += 1;
        state = { status: change.to, tracking_number: change.tracking_number, cycle: change.cycle };
        expect(net).toBe(state.status === 'cancelled' ? 0 : 1);
      }
    }),
  );
});
