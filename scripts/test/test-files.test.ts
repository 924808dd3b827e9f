import { expect, test } from 'vitest';
import { findTestFiles } from './test-files.ts';

const FILES = [
  'packages/core/site/search/search.int.test.ts',
  'apps/web/app/pages.test.ts',
  'apps/web/app/lazy-overlay.test.tsx',
  'tests/e2e/shop/shop.spec.ts',
  'apps/api/shop.test.ts',
];

test('a file is found by its path or by a part of it, and goes to the runner that its name says', () => {
  expect(findTestFiles(['packages/core/site/search/search.int.test.ts'], FILES)).toEqual({
    integration: ['packages/core/site/search/search.int.test.ts'],
  });
  expect(findTestFiles(['./apps/web/app/pages.test.ts'], FILES)).toEqual({ unit: ['apps/web/app/pages.test.ts'] });
  expect(findTestFiles(['lazy-overlay'], FILES)).toEqual({ unit: ['apps/web/app/lazy-overlay.test.tsx'] });
  expect(findTestFiles(['shop'], FILES)).toEqual({
    unit: ['apps/api/shop.test.ts'],
    e2e: ['tests/e2e/shop/shop.spec.ts'],
  });
});

test('several names are joined, each file runs once', () => {
  expect(findTestFiles(['shop.spec', 'e2e/shop', 'search'], FILES)).toEqual({
    integration: ['packages/core/site/search/search.int.test.ts'],
    e2e: ['tests/e2e/shop/shop.spec.ts'],
  });
});

test('a name that fits no test is an error', () => {
  expect(() => findTestFiles(['shop', 'nowhere'], FILES)).toThrow('No test file has "nowhere" in its path.');
});
