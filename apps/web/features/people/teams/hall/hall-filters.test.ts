import { expect, test } from 'vitest';

import { readFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { HALL_FILTERS, isFiltered, NO_FILTERS, seekersQuery, teamsQuery } from './hall-filters.ts';

const read = (address: string) => readFilters(HALL_FILTERS, new URLSearchParams(address));

test('a bare address asks for the first page of the liveliest teams', () => {
  expect(teamsQuery(read(''))).toEqual({ skip: 0, limit: 20, sort: 'activity' });
  expect(isFiltered(read('sort=name&page=3'))).toBe(false);
});

test('every filter of the address is part of the question', () => {
  const filters = read('recruiting=any&class=mage&activity=4&size=large&sort=places&search=%20渡鸦%20&page=2');
  expect(teamsQuery(filters)).toEqual({
    skip: 20,
    limit: 20,
    recruiting: 'any',
    wanted_class: 'mage',
    activity_min: 4,
    members_min: 9,
    members_max: 12,
    sort: 'places',
    search: '渡鸦',
  });
  expect(isFiltered(filters)).toBe(true);
  expect(isFiltered({ ...filters, ...NO_FILTERS })).toBe(false);
});

test('what a filter can not be counts as not set', () => {
  expect(teamsQuery(read('recruiting=boss&activity=-1&size=13&sort=x'))).toEqual({
    skip: 0,
    limit: 20,
    sort: 'activity',
  });
});

test('of players only the class and the words are asked for', () => {
  expect(seekersQuery(read('show=players&class=mage&search=周末&size=large&recruiting=open'))).toEqual({
    skip: 0,
    limit: 20,
    class: 'mage',
    search: '周末',
  });
});
