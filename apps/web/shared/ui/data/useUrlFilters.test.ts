import { expect, test } from 'vitest';

import { choice, freeText, readFilters, writeFilters } from './useUrlFilters.ts';

const SPEC = {
  search: freeText(10),
  role: choice(['all', 'admin', 'user'], 'all'),
  sort: choice(['-created_at', 'username'], '-created_at'),
};
const read = (address: string) => readFilters(SPEC, new URLSearchParams(address));
const write = (address: string, changes: object) =>
  writeFilters(SPEC, new URLSearchParams(address), changes).toString();

test('an empty address means the defaults', () => {
  expect(read('')).toEqual({ search: '', role: 'all', sort: '-created_at', page: 1 });
});

test('what the address says wrongly counts as the default', () => {
  expect(read('role=boss&page=-3&sort=x')).toEqual({ search: '', role: 'all', sort: '-created_at', page: 1 });
  expect(read('page=1.5').page).toBe(1);
  expect(read('search=%20%20abcdefghijklm').search).toBe('abcdefghij');
});

test('defaults stay out of the address, other parts of it stay', () => {
  expect(write('tab=log&role=admin', { role: 'all' })).toBe('tab=log');
});

test('another filter goes back to the first page, another page keeps the filters', () => {
  expect(write('role=admin&page=4', { role: 'user' })).toBe('role=user');
  expect(write('role=admin', { page: 4 })).toBe('role=admin&page=4');
});
