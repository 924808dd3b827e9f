import { expect, test } from 'vitest';
import { entryFor } from './entry-pages.ts';

test.each([
  ['/', '/index.html'],
  ['/solo-tournaments/42', '/index.html'],
  ['/match-view', '/match-view.html'],
  ['/match-view/', '/match-view.html'],
  ['/match-views', '/index.html'],
  ['/solo-tournaments/42/match-view', '/solo-match-view.html'],
  ['/teams/battle/match-view', '/solo-match-view.html'],
  ['/teams/battle', '/index.html'],
  ['/solo-tournaments/42/match-view/more', '/index.html'],
])('%s is answered by %s', (pathname, entry) => {
  expect(entryFor(pathname)).toBe(entry);
});
