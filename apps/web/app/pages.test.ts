import { INDEXED_PAGES, PAGE_ADDRESSES } from '@pailei/contracts/http/page-addresses';
import { expect, test } from 'vitest';

import { REDIRECTS } from './redirects.ts';
import { PAGES } from './pages.ts';

/** Bundles of their own. */
const OTHER_ENTRIES = ['/match-view', '/solo-tournaments/:id/match-view', '/teams/battle/match-view'];

test('the server knows every page of the app, and answers all other addresses with 404', () => {
  const own = [...PAGES.map(({ path }) => path), ...Object.keys(REDIRECTS), ...OTHER_ENTRIES];
  expect(own.toSorted()).toEqual(Object.keys(PAGE_ADDRESSES).toSorted());
});

test('every page of the product is there: the groups and the season that the menu names too', () => {
  const paths = PAGES.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/dashboard/my-group',
      '/dashboard/groups',
      '/admin/groups',
      '/season/s4',
      '/teams/battles',
    ]),
  );
});

test('search engines are told of every page with content that the server renders, and of none that has a guard', () => {
  const rendered = PAGES.filter(
    ({ firstView, guard, layout }) => firstView && guard === undefined && layout !== 'auth',
  ).map(({ path }) => path);
  expect(rendered.filter((path) => !INDEXED_PAGES.has(path))).toEqual([]);
  const guarded = PAGES.filter(({ guard, openBy }) => guard !== undefined && openBy === undefined).map(
    ({ path }) => path,
  );
  expect(guarded.filter((path) => INDEXED_PAGES.has(path))).toEqual([]);
  expect(Object.keys(PAGE_ADDRESSES)).toEqual(expect.arrayContaining([...INDEXED_PAGES]));
});
