// @vitest-environment happy-dom
import type { ShopView } from '@pailei/contracts/shop/products/shop.topic';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

import { useNewProductCount } from './useNewProductCount.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Read = Parameters<typeof useNewProductCount>[0];

const shopOf = (...ids: string[]): ShopView => ({
  lines: Object.fromEntries(ids.map((id) => [id, { stock_quantity: 5, points_price: 10 }])),
});
const whole = (at: number, count: number): Read => ({ at, count });
const part = (at: number): Read => ({ at, count: null });

let root: ReturnType<typeof createRoot>;
let newCount: number;
function Gallery({ read, shop }: { read: Read; shop: ShopView | null }) {
  const present = useNewProductCount(read, shop);
  useEffect(() => {
    newCount = present;
  });
  return null;
}
async function newCountOf(read: Read, shop: ShopView | null): Promise<number> {
  await act(async () => root.render(<Gallery read={read} shop={shop} />));
  return newCount;
}

beforeEach(() => {
  root = createRoot(document.createElement('div'));
  return () => act(async () => root.unmount());
});

test('what comes after the list was read is counted until it is read again', async () => {
  expect(await newCountOf(whole(1, 1), shopOf('a'))).toBe(0);
  expect(await newCountOf(whole(1, 1), shopOf('a', 'b'))).toBe(1);
  expect(await newCountOf(whole(2, 2), shopOf('a', 'b'))).toBe(0);
});

test('nothing is counted before list and shop are there', async () => {
  expect(await newCountOf(whole(0, 0), shopOf('a'))).toBe(0);
  expect(await newCountOf(whole(1, 1), null)).toBe(0);
});

test('what came between the reading of the whole list and the first of the shop counts as well', async () => {
  expect(await newCountOf(whole(1, 1), null)).toBe(0);
  expect(await newCountOf(whole(1, 1), shopOf('a', 'b'))).toBe(1);
  expect(await newCountOf(whole(1, 1), shopOf('a', 'b', 'c'))).toBe(2);
  expect(await newCountOf(whole(2, 3), shopOf('a', 'b', 'c'))).toBe(0);
});

test('a part of the products says nothing of how many there were', async () => {
  expect(await newCountOf(part(1), shopOf('a', 'b'))).toBe(0);
  expect(await newCountOf(part(1), shopOf('a', 'b', 'c'))).toBe(1);
});

test('what went takes nothing from what came', async () => {
  expect(await newCountOf(whole(1, 2), shopOf('a'))).toBe(0);
  expect(await newCountOf(whole(1, 2), shopOf('a', 'b'))).toBe(1);
});
