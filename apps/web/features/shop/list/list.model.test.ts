import { expect, test } from 'vitest';

import { readFilters } from '../../../shared/ui/useUrlFilters.ts';
import { isNarrowed, priceRange, productsQuery, SHOP_FILTERS } from './list.model.ts';

const filters = (address = '') => readFilters(SHOP_FILTERS, new URLSearchParams(address));
const ask = (address: string, balance = 0) => productsQuery(filters(address), balance);

test('by default the newest 20, without bounds', () => {
  expect(ask('')).toEqual({ sort_by: 'created_at', sort_order: 'desc', skip: 0, limit: 20 });
});

test('the slider’s upper end is no bound', () => {
  expect(ask('from=500&to=10000')).toMatchObject({ min_price: 500 });
  expect(ask('from=500&to=10000')).not.toHaveProperty('max_price');
  expect(ask('to=9900')).toMatchObject({ max_price: 9_900 });
});

test('affordable is what the balance and the slider both allow', () => {
  expect(ask('affordable=yes', 12_480)).toMatchObject({ max_price: 12_480 });
  expect(ask('affordable=yes&to=300', 12_480)).toMatchObject({ max_price: 300 });
  expect(ask('affordable=yes', 5_000_000)).toMatchObject({ max_price: 1_000_000 });
  expect(ask('affordable=yes&from=500', 200)).toBeNull();
});

test('an address that says nonsense asks for what is shown by default', () => {
  expect(ask('from=-5&to=1e9&sort=best&affordable=1&page=0')).toEqual(ask(''));
});

test('ends that were turned round are put in order', () => {
  expect(priceRange({ from: '800', to: '200' })).toEqual([200, 800]);
});

test('search, stock, order and page go along', () => {
  expect(ask('search=卡套&in_stock=yes&sort=cheap&page=3')).toEqual({
    sort_by: 'points_price',
    sort_order: 'asc',
    skip: 40,
    limit: 20,
    search: '卡套',
    in_stock: 'true',
  });
});

test('an order alone narrows nothing', () => {
  expect(isNarrowed(filters('sort=stock&page=2'))).toBe(false);
  expect(isNarrowed(filters('in_stock=yes'))).toBe(true);
});
