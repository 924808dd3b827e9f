import { expect, test } from 'vitest';

import { loginPath, safeRedirect } from './redirect.ts';

const ORIGIN = 'https://pailei.cn';

test.each([
  ['/decks', '/decks'],
  ['/solo-tournaments/1?tab=mine#me', '/solo-tournaments/1?tab=mine#me'],
  ['/a/../decks', '/decks'],
  ['/%2F%2Fevil.cn', '/%2F%2Fevil.cn'],
  ['/decks?next=//evil.cn', '/decks?next=//evil.cn'],
])('%s leads there', (target, path) => {
  expect(safeRedirect(target, ORIGIN)).toBe(path);
});

test.each([
  null,
  '',
  'decks',
  'https://evil.cn/decks',
  '//evil.cn',
  '/\\evil.cn',
  '/\t/evil.cn',
  '/\n/evil.cn',
  '\t//evil.cn',
  ' //evil.cn',
  '///evil.cn',
  '\\\\evil.cn',
  '/.//evil.cn',
  '/..//evil.cn',
  '/%2e%2e//evil.cn',
  '/decks/..//evil.cn',
  '//pailei.cn@evil.cn',
  '//pailei.cn.evil.cn/decks',
  'http://pailei.cn/decks',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'javascript:alert(1)',
  '/login',
  '/login?redirect=/login',
  '/register',
])('%s leads home', (target) => {
  expect(safeRedirect(target, ORIGIN)).toBe('/');
});

test('the login page knows the whole way back', () => {
  expect(loginPath('/decks?page=2&x=1')).toBe('/login?redirect=%2Fdecks%3Fpage%3D2%26x%3D1');
  expect(loginPath('/')).toBe('/login');
});
