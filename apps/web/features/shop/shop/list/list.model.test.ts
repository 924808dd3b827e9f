import { expect, test } from 'vitest';

import { readFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { hasActiveFilter, priceRange, productsQuery, SHOP_FILTERS } from './list.model.ts';

const filters = (address = '') => readFilters(SHOP_FILTERS, new URLSearchParams(address));
const queryOf = (address: string, balance = 0) => productsQuery(filters(address), balance);

test('by default the newest 20, without bounds', () => {
  expect(queryOf('')).toEqual({ sort_by: 'created_at', sort_order: 'desc', skip: 0, limit: 20 });
});

test('the slider’s upper end is no bound', () => {
  expect(queryOf('from=500&to=10000')).toMatchObject({ min_price: 500 });
  expect(queryOf('from=500&to=10000')).not.toHaveProperty('max_price');
  expect(queryOf('to=9900')).toMatchObject({ max_price: 9_900 });
});

test('affordable is what the balance and the slider both allow', () => {
  expect(queryOf('affordable=yes', 12_480)).toMatchObject({ max_price: 12_480 });
  expect(queryOf('affordable=yes&to=300', 12_480)).toMatchObject({ max_price: 300 });
  expect(queryOf('affordable=yes', 5_000_000)).toMatchObject({ max_price: 1_000_000 });
  expect(queryOf('affordable=yes&from=500', 200)).toBeNull();
});

test('an address that says nonsense asks for what is shown by default', () => {
  expect(queryOf('from=-5&to=1e9&sort=best&affordable=1&page=0')).toEqual(queryOf(''));
});

test('ends that were turned round are put in order', () => {
  expect(priceRange({ from: '800', to: '200' })).toEqual([200, 800]);
});

test('search, stock, order and page go along', () => {
  expect(queryOf('search=卡套&in_stock=yes&sort=cheap&page=3')).toEqual({
    sort_by: 'points_price',
    sort_order: 'asc',
    skip: 40,
    limit: 20,
    search: '卡套',
    in_stock: 'true',
  });
});

test('an order alone narrows nothing', () => {
  expect(hasActiveFilter(filters('sort=stock&page=2'))).toBe(false);
  expect(hasActiveFilter(filters('in_stock=yes'))).toBe(true);
});
