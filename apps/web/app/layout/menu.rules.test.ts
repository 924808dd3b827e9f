import type { Person } from '@pailei/domain/rights/rights';
import { expect, test } from 'vitest';

import { activeEntry, entriesOf, isSectionOpen, menuGroups, visibleMenu, withSeasons } from './menu.rules.ts';
import { MENU, type MenuItem } from './menu.ts';

const PLAYER: Person = { role: 'user', is_expert: false, expert_status: 'none', team_role: null };
const REFEREE: Person = { ...PLAYER, role: 'referee' };
const ADMIN: Person = { ...PLAYER, role: 'admin' };
const EVERY_PATH = new Set(entriesOf(MENU).flatMap(({ path }) => path ?? []));

const labelsFor = (person: Person | null, paths: ReadonlySet<string> = EVERY_PATH) =>
  visibleMenu(MENU, person, paths).map(({ label, children }) =>
    children ? `${label}：${children.map((child) => child.label).join('、')}` : label,
  );

test('a guest is offered home, login, register, the status and the theme', () => {
  expect(labelsFor(null)).toEqual(['首页', '账号：登录、注册', '系统状态', '切换主题', '隐藏导航栏']);
});

test('a player sees every section but the admin console', () => {
  expect(labelsFor(PLAYER)).toEqual([
    '首页',
    '控制台',
    '卡组中心：我的卡组、导入卡组',
    '个人赛大厅',
    '积分商城：商品、我的订单',
    '个人中心',
    '赛事中心：当前赛事、我的小组、小组信息、赛季、团体赛大厅、战队大厅、我的战队、团队战、直播、报名',
    '系统：系统状态、切换主题、隐藏导航栏',
    '往届赛事：S4、S3、S2、S1',
    '退出登录',
  ]);
});

test('a referee is offered the referee desk beside what every player sees', () => {
  const added = labelsFor(REFEREE).filter((label) => !labelsFor(PLAYER).includes(label));
  expect(added).toEqual(['裁判台']);
});

test('the admin console is the admin’s, with an entry for every admin page', () => {
  const added = labelsFor(ADMIN).filter((label) => !labelsFor(REFEREE).includes(label));
  expect(added).toHaveLength(1);
  expect(added[0]).toMatch(/^管理后台：/);
  const admin = MENU.find(({ id }) => id === 'admin');
  expect(entriesOf(admin ? [admin] : []).every(({ path }) => path?.startsWith('/admin'))).toBe(true);
});

test('decks, the admin console and the account lie open until the visitor folds them, and no other section', () => {
  const sections = MENU.filter(({ children }) => children);
  expect(sections.every(({ collapsible }) => collapsible)).toBe(true);
  const open = sections.filter((item) => isSectionOpen(item, {}, undefined)).map(({ id }) => id);
  expect(open.toSorted()).toEqual(['account', 'admin', 'decks']);
});

test('the section of the page that is shown lies open, unless the visitor has folded it', () => {
  const shop = MENU.find(({ id }) => id === 'shop')!;
  const active = activeEntry(MENU, '/shopping/orders');
  expect([isSectionOpen(shop, {}, active), isSectionOpen(shop, { shop: false }, active)]).toEqual([true, false]);
});

test('ended seasons from the fifth on come into the menu, before the fourth and the announced ones', () => {
  const seasons = [
    { number: 7, closed_at: null },
    { number: 6, closed_at: '2026-06-01T00:00:00.000Z' },
    { number: 3, closed_at: '2024-06-01T00:00:00.000Z' },
    { number: 5, closed_at: '2026-01-01T00:00:00.000Z' },
  ];
  const past = withSeasons(MENU, seasons).find(({ id }) => id === 'past');
  expect(past?.children?.map(({ label, path }) => path ?? label)).toEqual([
    '/season/s6',
    '/season/s5',
    '/season/s4',
    'S3',
    'S2',
    'S1',
  ]);
});

test('only pages of the app are offered, and seasons of the past that are announced', () => {
  expect(labelsFor(PLAYER, new Set(['/', '/solo-tournaments']))).toEqual([
    '首页',
    '个人赛大厅',
    '系统：切换主题、隐藏导航栏',
    '往届赛事：S3、S2、S1',
    '退出登录',
  ]);
});

test('what is announced cannot be chosen', () => {
  expect(entriesOf(MENU).map(({ label }) => label)).not.toContain('S3');
});

test('the entry the address lies deepest in is marked', () => {
  expect(activeEntry(MENU, '/')?.path).toBe('/');
  expect(activeEntry(MENU, '/decks/import')?.path).toBe('/decks/import');
  expect(activeEntry(MENU, '/decks/42')?.label).toBe('我的卡组');
  expect(activeEntry(MENU, '/shopping/product/42')?.label).toBe('商品');
  expect(activeEntry(MENU, '/shopping/order/42')?.label).toBe('我的订单');
  expect(activeEntry(MENU, '/decks-of-others')).toBeUndefined();
});

test('entries in a row are grouped; sections and what has a line above are separate', () => {
  const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, label: id, right: 'public', ...more });
  const groups = menuGroups([
    item('a'),
    item('b'),
    item('s', { children: [] }),
    item('c'),
    item('d', { divider: true }),
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['a', 'b'], ['s'], ['c'], ['d']]);
});

test('ids are unique, because what is folded is remembered by them', () => {
  const ids = MENU.filter(({ children }) => children).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
