import type { User } from '@pailei/contracts/accounts';
import { House } from 'lucide-react';
import { expect, test } from 'vitest';

import { activePath, visibleMenu } from './menu.rules.ts';
import type { MenuSection } from './menu.ts';

const entry = (label: string, audience: 'everyone' | 'guest' | 'user' | 'admin', path?: string) => ({
  label,
  icon: House,
  for: audience,
  ...(path === undefined ? {} : { path }),
});
const menu: MenuSection[] = [
  { id: 'start', entries: [entry('首页', 'everyone', '/'), entry('控制台', 'user', '/decks')] },
  {
    id: 'decks',
    label: '卡组',
    entries: [entry('我的卡组', 'user', '/decks'), entry('导入', 'user', '/decks/import')],
  },
  { id: 'account', label: '账号', entries: [entry('登录', 'guest', '/login')] },
  { id: 'admin', label: '管理', entries: [entry('总览', 'admin', '/admin')] },
  { id: 'past', label: '往届', entries: [entry('S4', 'everyone', '/season/s4'), entry('S3', 'everyone')] },
];
const PATHS = new Set(['/', '/login', '/decks', '/decks/import', '/admin']);
const labelsFor = (user: Partial<User> | null) =>
  visibleMenu(menu, user as User | null, PATHS).flatMap((section) => section.entries.map(({ label }) => label));

test('guests, users and admins see what is theirs', () => {
  expect(labelsFor(null)).toEqual(['首页', '登录']);
  expect(labelsFor({ role: 'user' })).toEqual(['首页', '控制台', '我的卡组', '导入']);
  expect(labelsFor({ role: 'admin' })).toContain('总览');
});

test('an announced entry stands only beside an open one', () => {
  expect(labelsFor(null)).not.toContain('S3');
  const withSeason = visibleMenu(menu, null, new Set([...PATHS, '/season/s4']));
  expect(withSeason.at(-1)?.entries.map(({ label }) => label)).toEqual(['S4', 'S3']);
});

test('the entry the address lies deepest in is marked', () => {
  expect(activePath(menu, '/')).toBe('/');
  expect(activePath(menu, '/decks/import')).toBe('/decks/import');
  expect(activePath(menu, '/decks/42')).toBe('/decks');
  expect(activePath(menu, '/decks-of-others')).toBeUndefined();
});
