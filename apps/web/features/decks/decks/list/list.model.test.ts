import { expect, test } from 'vitest';

import { PAGE_SIZE, queryOf } from './list.model.ts';

const ALL = { class: '', format: '', archetype: '', search: '', sort: 'updated_at', page: 1 } as const;

test('what is not filtered is not asked for', () => {
  expect(queryOf(ALL)).toEqual({ skip: 0, limit: PAGE_SIZE, sort_by: 'updated_at', sort_order: 'desc' });
});

test('filters, order and page of the address', () => {
  expect(queryOf({ ...ALL, class: 'mage', search: '快攻', sort: 'name', page: 2 })).toEqual({
    skip: PAGE_SIZE,
    limit: PAGE_SIZE,
    sort_by: 'name',
    sort_order: 'asc',
    class: 'mage',
    search: '快攻',
  });
});
