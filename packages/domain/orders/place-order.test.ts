import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isViolation } from '../violation/violation.ts';
import { decidePlaceOrder, type PlaceRefusal } from './place-order.ts';

const product = { is_active: true, stock_quantity: 10, points_price: 50 };

describe('an order', () => {
  test('costs price times pieces', () => {
    expect(decidePlaceOrder({ quantity: 3 }, product, 150)).toBe(150);
  });

  test('of what costs nothing needs no points', () => {
    expect(decidePlaceOrder({ quantity: 10 }, { ...product, points_price: 0 }, 0)).toBe(0);
  });

  test('may take the last piece and the last point', () => {
    expect(decidePlaceOrder({ quantity: 10, points_price: 50 }, product, 500)).toBe(500);
  });
});

describe('of several reasons against an order the first is reported', () => {
  const nothing = { is_active: false, stock_quantity: 0, points_price: 60 };
  test.each<[string, Parameters<typeof decidePlaceOrder>[1], PlaceRefusal]>([
    ['no such product', undefined, 'order_product_missing'],
    ['a product that is not sold', nothing, 'order_product_missing'],
    ['no piece left', { ...nothing, is_active: true }, 'order_sold_out'],
    ['fewer pieces than wanted', { ...nothing, is_active: true, stock_quantity: 1 }, 'order_stock_short'],
    ['another price', { ...nothing, is_active: true, stock_quantity: 2 }, 'order_price_changed'],
    ['too few points', product, 'points_insufficient'],
  ])('%s', (_what, facts, refusal) => {
    expect(decidePlaceOrder({ quantity: 2, points_price: 50 }, facts, 0)).toEqual({ violation: refusal });
  });
});

test('an order that is let through never leaves less than nothing', () => {
  const facts = fc.record({
    is_active: fc.boolean(),
    stock_quantity: fc.integer({ min: 0, max: 120 }),
    points_price: fc.integer({ min: 0, max: 1_000 }),
  });
  const command = fc.record({ quantity: fc.integer({ min: 1, max: 100 }), knowsPrice: fc.boolean() });
  fc.assert(
    fc.property(command, facts, fc.integer({ min: 0, max: 100_000 }), ({ quantity, knowsPrice }, shelf, balance) => {
      const points_price = knowsPrice ? shelf.points_price : undefined;
      const total = decidePlaceOrder({ quantity, points_price }, shelf, balance);
      const isCovered = shelf.is_active && shelf.stock_quantity >= quantity && balance >= shelf.points_price * quantity;
      expect(isViolation(total) ? null : total).toBe(isCovered ? shelf.points_price * quantity : null);
    }),
  );
});
