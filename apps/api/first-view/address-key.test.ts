import { expect, test } from 'vitest';
import { keyOf } from './address-key.ts';

const ADDRESSES = [
  { pattern: '^/$', query: {}, audience: 'everybody', needs: null },
  { pattern: '^/events/[^/]+$', query: { tab: 'swiss|decks', page: '[1-9]\\d?' }, audience: 'everybody', needs: null },
  { pattern: '^/battle$', query: { id: '\\d', match: '\\d' }, audience: 'everybody', needs: 'id' },
  { pattern: '^/shop$', query: {}, audience: 'members', needs: null },
] as const;

test.each([
  ['/', '/'],
  ['/shop?utm_source=mail', '/shop'],
  ['/events/1', '/events/1'],
  ['/battle?match=2&id=1', '/battle?id=1&match=2'],
  ['/events/1?tab=swiss', '/events/1?tab=swiss'],
  ['/events/1?from=timeline&tab=swiss&utm_source=mail', '/events/1?tab=swiss'],
  ['/events/1?tab=swiss&page=2', '/events/1?page=2&tab=swiss'],
  ['/events/1?page=2&tab=swiss', '/events/1?page=2&tab=swiss'],
])('%s is kept as %s', (url, key) => {
  expect(keyOf(url, ADDRESSES)).toEqual({ key, audience: url.startsWith('/shop') ? 'members' : 'everybody' });
});

test.each([
  '/?x=1',
  '/events/1?search=free',
  '/events/1?tab=swissdecks',
  '/events/1?tab=swiss&tab=decks',
  '/events/1?page=100',
  '/events/1/more',
  '/battle',
  '/battle?match=2',
  '/nowhere',
  `/events/${'1'.repeat(400)}`,
])('%s is not rendered', (url) => {
  expect(keyOf(url, ADDRESSES)).toBeUndefined();
});
